import { color, font, space } from "../../styles/tokens";
import { drawLogo } from "./draw-logo";

export const Logo = ({ name }: { name: string }) => (
  <span css={{ display: "flex", alignItems: "center", gap: space.xs, color: color.ink }}>
    {drawLogo(32, "currentColor", color.accent)}
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
