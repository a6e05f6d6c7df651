import { mark, pathOf } from "../../styles/tally";
import { color, font, space } from "../../styles/tokens";

/** The agency's logo and name. The logo's diagonal stroke has the accent color. */
export const Logo = ({ name }: { name: string }) => (
  <span css={{ display: "flex", alignItems: "center", gap: space.xs, color: color.ink }}>
    <svg aria-hidden viewBox="0 0 32 32" width="32" height="32" fill="none" strokeLinecap="round">
      <path d={pathOf(mark.upright)} stroke="currentColor" strokeWidth="3" />
      <path d={pathOf(mark.across)} stroke={color.accent} strokeWidth="3.5" />
    </svg>
    <span
      css={{
        fontFamily: font.display,
        fontSize: "1.5rem",
        fontWeight: 700,
        lineHeight: 1,
        letterSpacing: "-0.01em",
      }}
    >
      {name}
    </span>
  </span>
);
