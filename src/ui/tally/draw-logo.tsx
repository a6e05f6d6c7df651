/** @jsxImportSource react */
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

/** Draws the logo with the agency's name beside it. No font is needed, because the letters are paths. */
export const drawLogoWithName = (height: number, ink: string, accent: string) => (
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
    <path
      d={wordmark.path}
      fill={ink}
      transform={`translate(${text.left} ${text.top}) scale(${text.scale})`}
    />
  </svg>
);
