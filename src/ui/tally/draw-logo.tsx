/** @jsxImportSource react */
import { type ReactElement } from "react";
import { logoMark, svgPath } from "../../styles/tally";
import wordmark from "../../styles/wordmark.json";

const drawMark = (ink: string, accent: string) => (
  <>
    <path d={svgPath(logoMark.upright)} stroke={ink} strokeWidth="3" />
    <path d={svgPath(logoMark.across)} stroke={accent} strokeWidth="3.5" />
  </>
);

/** Draws the agency's logo. Images need fixed colors, and pages use colors from `tokens.ts`. */
export const drawLogo = (size: number, ink: string, accent: string) => (
  <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} fill="none" strokeLinecap="round">
    {drawMark(ink, accent)}
  </svg>
);

/** Position and scale of the wordmark, whose letters are then 24 units high, beside the mark. */
const text = { left: 40, top: 1.6, scale: 0.3 };
const width = Math.ceil(text.left + wordmark.width * text.scale);

/**
 * Draws the logo with the agency's name beside it. No font is needed, because the letters are paths.
 *
 * @param letters - The path in `wordmark.json`, or a `<use>` element that refers to it. Pages refer to a file,
 * because the path takes 600 bytes, and a page's HTML should fit into the first ten network packets.
 */
export const drawLogoWithName = (height: number, ink: string, accent: string, letters: ReactElement) => (
  <svg
    role="img"
    aria-label={wordmark.name}
    viewBox={`0 0 ${width} 32`}
    width={(height * width) / 32}
    height={height}
    fill="none"
    strokeLinecap="round"
  >
    {drawMark(ink, accent)}
    <g fill={ink} transform={`translate(${text.left} ${text.top}) scale(${text.scale})`}>
      {letters}
    </g>
  </svg>
);
