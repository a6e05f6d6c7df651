import { type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { color } from "../../styles/tokens";
import { cardIcons } from "./card-icons";
import { illustrationNames } from "./illustration-names";
import { audience, frames, overlay } from "./social-illustrations";
import { type IllustrationColors } from "./strokes";
import { ladder, terms, wireframe } from "./website-illustrations";

const covers = { audience, frames, ladder, overlay, terms, wireframe };

/** Size of a cover in SVG units. */
export const coverSize = { width: 960, height: 320 } as const;

const findName = (name: string) => illustrationNames.find((each) => each === name);

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly stripe: number;
  readonly fit: "meet" | "slice";
}

/** Draws on accounting paper. The stripes are wider than the sheet, in case there's room on both sides. */
function sheet({ width, height, stripe, fit }: Sheet, colors: IllustrationColors, drawing: ReactNode) {
  let stripes = "";
  for (let top = 0; top < height; top += stripe * 2) stripes += `M-99 ${top}h${width + 198}v${stripe}H-99z`;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={stripes} fill={colors.bar} />
      {drawing}
    </svg>
  );
}

/**
 * Draws a service's cover. Returns `undefined` for an unknown name. Screen readers skip the cover, because it
 * only decorates the page.
 *
 * @param fit - `slice` crops the sides of a narrow cover. The middle two thirds show the idea.
 */
export function drawCover(name: string, colors: IllustrationColors, fit: Sheet["fit"]) {
  const known = findName(name);
  if (known === undefined) return undefined;
  const margin = <path d={`M48 0v${coverSize.height}m6 0V0`} stroke={colors.danger} strokeWidth="1" />;
  const drawing = (
    <>
      {margin}
      {covers[known](colors)}
    </>
  );
  return sheet({ ...coverSize, stripe: 32, fit }, colors, drawing);
}

function drawCardIcon(name: string, colors: IllustrationColors) {
  const known = findName(name);
  const size = { width: 88, height: 88, stripe: 22, fit: "slice" } as const;
  return known && sheet(size, colors, cardIcons[known](colors));
}

/** Returns SVG markup in the colors of the visitor's color scheme, or an empty string for an unknown name. */
export const coverSvg = (name: string): string => renderToStaticMarkup(drawCover(name, color, "slice"));

/** Returns SVG markup of the simple drawing for a card, or an empty string for an unknown name. */
export const cardIconSvg = (name: string): string => renderToStaticMarkup(drawCardIcon(name, color));
