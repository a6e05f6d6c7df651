import { renderToStaticMarkup } from "react-dom/server";
import { color } from "../../styles/tokens";
import { illustrationNames } from "./illustration-names";
import { audience, frames, overlay } from "./social-illustrations";
import { type IllustrationColors } from "./strokes";
import { ladder, terms, wireframe } from "./website-illustrations";

const drawings = { audience, frames, ladder, overlay, terms, wireframe };

/** Horizontal bars of accounting paper, as SVG path data for a 400 × 400 square. */
const bars = "M0 0H400V40H0zM0 80H400v40H0zM0 160H400v40H0zM0 240H400v40H0zM0 320H400v40H0z";

/**
 * Draws a service's illustration on accounting paper. Returns `undefined` for an unknown name. Screen
 * readers skip the illustration, because it only decorates the page.
 *
 * @param width - Width in pixels, for images without a style sheet, such as share images.
 */
export function drawIllustration(name: string, colors: IllustrationColors, width?: number) {
  const known = illustrationNames.find((each) => each === name);
  return (
    known && (
      <svg aria-hidden viewBox="0 0 400 400" width={width} fill="none" strokeWidth="4" strokeLinecap="round">
        <path d={bars} fill={colors.bar} />
        {drawings[known](colors)}
      </svg>
    )
  );
}

/** Returns SVG markup in the colors of the visitor's color scheme, or an empty string for an unknown name. */
export const illustrationSvg = (name: string): string => renderToStaticMarkup(drawIllustration(name, color));
