import { existsSync, readFileSync } from "node:fs";
import { palette } from "../../styles/color-schemes";

/*
 * The folders beside this file contain the drawings:
 * - `covers`: drawings of services, 960 × 320 units. Their paper continues beyond all four edges. On phones,
 *   only 768 units of the width are shown. The drawing's `preserveAspectRatio` decides which part.
 * - `card-icons`: a simpler version of each cover, 88 × 88 units
 * - `sketches`: small drawings for sections of the about pages, 240 × 120 units
 *
 * The drawings' colors are custom properties from `styles/color-schemes.ts`. A line without its own
 * `stroke-width` keeps its thickness when a drawing is scaled.
 */
type Folder = "covers" | "card-icons" | "sketches";

/** Returns SVG markup that follows the visitor's color scheme, or an empty string for an unknown name. */
export const readIllustration = (folder: Folder, name: string): string =>
  readSvg(folder, name).replace(' xmlns="http://www.w3.org/2000/svg"', "");

export const readShapes = (folder: Folder, name: string): string =>
  readSvg(folder, name).replaceAll(/<\/?svg[^>]*>/g, "");

/** Returns a drawing as an SVG file in light colors, because share images don't support CSS variables. */
export function readLightPicture(folder: Folder, name: string): string {
  let svg = readSvg(folder, name);
  for (const [property, { light }] of Object.entries(palette))
    svg = svg.replaceAll(`var(${property})`, light);
  return svg;
}

function readSvg(folder: Folder, name: string): string {
  const file = `src/content/illustrations/${folder}/${name}.svg`;
  return existsSync(file) ? readFileSync(file, "utf8").replaceAll(/\n\s*/g, "") : "";
}
