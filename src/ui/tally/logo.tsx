import { drawingAddress } from "../../addresses";
import { logo } from "../../styles/logo";
import { color } from "../../styles/tokens";
import { drawMark } from "./draw-logo";

/** Loads the letters (600 bytes) from a file, so that a page fits into the first ten network packets. */
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
