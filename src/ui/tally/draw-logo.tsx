/** @jsxImportSource react */
import { logoMark, svgPath } from "../../styles/tally";

/** Draws the agency's logo. Images need fixed colors, and pages use colors from `tokens.ts`. */
export const drawLogo = (size: number, ink: string, accent: string) => (
  <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} fill="none" strokeLinecap="round">
    <path d={svgPath(logoMark.upright)} stroke={ink} strokeWidth="3" />
    <path d={svgPath(logoMark.across)} stroke={accent} strokeWidth="3.5" />
  </svg>
);
