/** @jsxImportSource react */
import { type ReactElement } from "react";
import { logo } from "../../styles/logo";

const drawMark = (ink: string, accent: string) => (
  <>
    <path d={logo.upright} stroke={ink} strokeWidth="3" />
    <path d={logo.across} stroke={accent} strokeWidth="3.5" />
  </>
);

/** Draws the agency's logo. Images need fixed colors, and pages use colors from `tokens.ts`. */
export const drawLogo = (size: number, ink: string, accent: string) => (
  <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} fill="none" strokeLinecap="round">
    {drawMark(ink, accent)}
  </svg>
);

/**
 * Draws the logo with the agency's name beside it. No font is needed, because the letters are paths.
 *
 * @param letters - The path in `wordmark.json`, or a `<use>` element that refers to it. Pages refer to a
 * file, because the path takes 600 bytes, and a page's HTML should fit into the first ten network packets.
 */
export const drawLogoWithName = (height: number, ink: string, accent: string, letters: ReactElement) => (
  <svg
    role="img"
    aria-label={logo.name}
    viewBox={`0 0 ${logo.width} ${logo.height}`}
    width={(height * logo.width) / logo.height}
    height={height}
    fill="none"
    strokeLinecap="round"
  >
    {drawMark(ink, accent)}
    <g fill={ink} transform={logo.lettersTransform}>
      {letters}
    </g>
  </svg>
);
