/** @jsxImportSource react */
import { logoMark } from "../../styles/tally";

export const drawMark = (ink: string, accent: string) => (
  <>
    <path d={logoMark.upright} stroke={ink} strokeWidth="3" />
    <path d={logoMark.across} stroke={accent} strokeWidth="3.5" />
  </>
);

/** Draws the agency's logo for an image. Images can't use the CSS variables in `tokens.ts`. */
export const drawLogo = (size: number, ink: string, accent: string) => (
  <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} fill="none" strokeLinecap="round">
    {drawMark(ink, accent)}
  </svg>
);
