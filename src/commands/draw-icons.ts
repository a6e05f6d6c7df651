import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { icons } from "../seo/site-images";
import { palette } from "../styles/color-schemes";
import { logoMark } from "../styles/tally";

/* Draws the favicon and the home screen icons from the logo and the colors. */
const { "--ink": ink, "--accent": accent, "--paper": paper } = palette;
const style = (scheme: "light" | "dark") =>
  `.ink { stroke: ${ink[scheme]} } .pen { stroke: ${accent[scheme]} }`;
const drawing = (viewBox: string, styles: string) => `<svg xmlns="http://www.w3.org/2000/svg" \
viewBox="${viewBox}" fill="none" stroke-linecap="round">
  <style>
    ${styles}
  </style>
  <path class="ink" d="${logoMark.upright}" stroke-width="3" />
  <path class="pen" d="${logoMark.across}" stroke-width="3.5" />
</svg>
`;
const dark = `@media (prefers-color-scheme: dark) { ${style("dark")} }`;
writeFileSync("static/favicon.svg", drawing("0 0 32 32", `${style("light")}\n    ${dark}`));
for (const { path, width, maskable } of Object.values(icons)) {
  // The logo takes up 80% of an icon's width, or 60% in maskable icons, which systems may crop.
  const box = maskable ? 32 / 0.6 : 32 / 0.8;
  const edge = (32 - box) / 2;
  const icon = sharp(Buffer.from(drawing(`${edge} ${edge} ${box} ${box}`, style("light"))), {
    density: 1152,
  });
  const png = icon.resize(width).flatten({ background: paper.light }).png({ palette: true });
  void png.toFile(`static${path}`);
}
