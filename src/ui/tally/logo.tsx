import { drawingAddress } from "../../addresses";
import { logo } from "../../styles/logo";
import { color } from "../../styles/tokens";
import { drawMark } from "./draw-logo";

/** Loads the letters from a file, because they'd add 600 compressed bytes to every page. */
export const Logo = () => (
  <svg
    role="img"
    aria-label={logo.name}
    viewBox={`0 0 ${logo.width} ${logo.height}`}
    width={logo.width}
    height={logo.height}
    fill="none"
    strokeLinecap="round"
  >
    {drawMark(color.ink, color.accent)}
    <g fill={color.ink} transform={logo.lettersTransform}>
      <use href={drawingAddress("name")} />
    </g>
  </svg>
);
