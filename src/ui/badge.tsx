import { type ReactNode } from "react";
import { color, font, fontSize, radius, space } from "../styles/tokens";

const tones = {
  yellow: { backgroundColor: color.yellowTint, color: color.yellowInk },
  green: { backgroundColor: color.greenTint, color: color.greenInk },
  blue: { backgroundColor: color.blueTint, color: color.blueInk },
  grey: { backgroundColor: color.greyTint, color: color.greyInk },
} as const;

export type BadgeTone = keyof typeof tones;

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
      ...tones[tone],
    }}
  >
    {children}
  </span>
);

/** Color of each state of a study; any other is gray (specification, section 4). */
const statusTones = new Map<string, BadgeTone>([
  ["Active", "yellow"],
  ["Completed", "green"],
  ["In progress", "blue"],
]);

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={statusTones.get(status) ?? "grey"}>{status}</Badge>
);
