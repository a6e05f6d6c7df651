import { renderToStaticMarkup } from "react-dom/server";
import { color } from "../../styles/tokens";
import { type CoverName, coverNames } from "./cover-names";
import { ladder, terms, wireframe } from "./website-covers";
import { audience, frames, overlay } from "./social-covers";
import { type CoverColors } from "./strokes";

const drawings = { audience, frames, ladder, overlay, terms, wireframe };

/** Whether a service may have a cover of that name. */
export const isCoverName = (name: string): name is CoverName =>
  coverNames.some((known) => known === name);

/** The bars of accounting paper on a square of 400. */
const bars = "M0 0H400V40H0zM0 80H400v40H0zM0 160H400v40H0zM0 240H400v40H0zM0 320H400v40H0z";

/**
 * The cover of a service: its work, drawn on a sheet of accounting paper, as SVG elements. Decorative.
 *
 * @param width - In pixels, where no style sheet says it.
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

/** The cover as text, in colors that follow the visitor's scheme; empty for a name that is unknown. */
export const coverText = (name: string): string =>
  isCoverName(name) ? renderToStaticMarkup(coverImage(name, color)) : "";
