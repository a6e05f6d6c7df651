import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { color } from "../../styles/tokens";
import { cardIcons } from "./card-icons";
import { type IllustrationName, illustrationNames } from "./illustration-names";
import { audience, frames, overlay } from "./social-illustrations";
import { type IllustrationColors } from "./strokes";
import { ladder, terms, wireframe } from "./website-illustrations";

const covers = { audience, frames, ladder, overlay, terms, wireframe };

/** Size of a cover in SVG units. */
export const coverSize = { width: 960, height: 320 } as const;

const findName = (name: string) => illustrationNames.find((each) => each === name);

/**
 * Draws the stripes of accounting paper, three times as wide as the drawing, so that they reach the window's
 * edges.
 */
function drawStripes(width: number, height: number, stripe: number, { bar }: IllustrationColors) {
  let path = "";
  for (let top = 0; top < height; top += stripe * 2)
    path += `M-${width} ${top}h${width * 3}v${stripe}H-${width}z`;
  return <path d={path} fill={bar} />;
}

/**
 * Draws a service's cover. Returns `undefined` for an unknown name. Screen readers skip the cover, because it
 * only decorates the page.
 *
 * @param fit - `slice` crops the sides of a narrow cover. The main subject is in the middle two thirds.
 */
export function drawCover(name: string, colors: IllustrationColors, fit: "meet" | "slice") {
  const known = findName(name);
  const { width, height } = coverSize;
  return (
    known && (
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={`xMidYMid ${fit}`}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      >
        {drawStripes(width, height, 32, colors)}
        <path d={`M48 0v${height}m6 0V0`} stroke={colors.danger} strokeWidth="1" />
        {covers[known](colors)}
      </svg>
    )
  );
}

/** Returns SVG markup in the colors of the visitor's color scheme, or an empty string for an unknown name. */
export const coverSvg = (name: string): string => renderToStaticMarkup(drawCover(name, color, "slice"));

/** Draws the simple version of an illustration, in a square of 88 units, without its `<svg>` element. */
export const drawCardIcon = (name: IllustrationName): ReactElement => (
  <>
    {drawStripes(88, 88, 22, color)}
    {cardIcons[name](color)}
  </>
);
