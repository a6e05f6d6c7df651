import { type ReactNode } from "react";
import { badgeColors } from "../styles/badge-colors";
import { font, fontSize, radius, space } from "../styles/tokens";

type BadgeTone = "yellow" | "green" | "blue" | "grey";

export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span
    data-tone={tone}
    css={{
      display: "inline-block",
      padding: `${space.xxs} ${space.xs}`,
      borderRadius: radius.badge,
      fontFamily: font.label,
      fontSize: fontSize.label,
      fontWeight: 600,
      lineHeight: 1.3,
      ...toneColors(tone, "light"),
      // Limits the dark colors to screens, because printed badges always have the light colors.
      "@media screen and (prefers-color-scheme: dark)": toneColors(tone, "dark"),
    }}
  >
    {children}
  </span>
);

const toneColors = (tone: BadgeTone, scheme: "light" | "dark") => ({
  backgroundColor: badgeColors[`--${tone}-tint`][scheme],
  color: badgeColors[`--${tone}-ink`][scheme],
});

/** Badge colors by status. Any other status gets a gray badge (specification, section 4). */
const statusTones = new Map<string, BadgeTone>([
  ["Active", "yellow"],
  ["Completed", "green"],
  ["In progress", "blue"],
]);

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={statusTones.get(status) ?? "grey"}>{status}</Badge>
);
