import { renderToStaticMarkup } from "react-dom/server";
import { color } from "../../styles/tokens";
import { type CoverName, coverNames } from "./cover-names";
import { ladder, terms, wireframe } from "./website-covers";
import { audience, frames, overlay } from "./social-covers";
import { type CoverColors } from "./strokes";

const drawings = { audience, frames, ladder, overlay, terms, wireframe };

export const isCoverName = (name: string): name is CoverName =>
  coverNames.some((known) => known === name);

/** Horizontal bars of accounting paper, as SVG path data for a 400 × 400 square. */
const bars = "M0 0H400V40H0zM0 80H400v40H0zM0 160H400v40H0zM0 240H400v40H0zM0 320H400v40H0z";

/**
 * Returns a service's cover as SVG elements. A cover is a drawing of the service's work on a sheet of
 * accounting paper. Covers are decorative, so screen readers skip them.
 *
 * @param width - Width in pixels, for images that no style sheet applies to, such as share images.
 */
export const coverImage = (name: CoverName, colors: CoverColors, width?: number) => (
  <svg
    aria-hidden
    viewBox="0 0 400 400"
    width={width}
    fill="none"
    strokeWidth="4"
    strokeLinecap="round"
  >
    <path d={bars} fill={colors.bar} />
    {drawings[name](colors)}
  </svg>
);

/**
 * Returns a cover as SVG markup, or an empty string if the name is unknown. The colors follow the visitor's
 * color scheme (light or dark).
 */
export const coverText = (name: string): string =>
  isCoverName(name) ? renderToStaticMarkup(coverImage(name, color)) : "";
