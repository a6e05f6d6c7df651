import { type ReactNode } from "react";
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
      backgroundColor: `var(--${tone}-tint)`,
      color: `var(--${tone}-ink)`,
    }}
  >
    {children}
  </span>
);

/** Badge colors by status. Any other status gets a gray badge (specification, section 4). */
const statusTones = new Map<string, BadgeTone>([
  ["Active", "yellow"],
  ["Completed", "green"],
  ["In progress", "blue"],
]);

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={statusTones.get(status) ?? "grey"}>{status}</Badge>
);
