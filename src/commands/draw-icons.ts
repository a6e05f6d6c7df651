import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { favicons, icoWidth } from "../addresses";
import { icons } from "../seo/site-images";
import { palette } from "../styles/color-schemes";
import { logoMark } from "../styles/tally";

/* Draws the favicons and the home screen icons from the logo and the colors. */
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

/** Draws the logo on paper, so that it's visible on dark tabs and home screens, too. */
const drawOnPaper = (viewBox: string, width: number) =>
  sharp(Buffer.from(drawing(viewBox, style("light"))), { density: 1152 })
    .resize(width)
    .flatten({ background: paper.light });

/** Puts a PNG picture into an ICO file (en.wikipedia.org/wiki/ICO_(file_format)). */
function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of pictures
  header.writeUInt8(icoWidth, 6);
  header.writeUInt8(icoWidth, 7);
  header.writeUInt16LE(1, 10); // Color planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const wholeLogo = "0 0 32 32";
const dark = `@media (prefers-color-scheme: dark) { ${style("dark")} }`;
writeFileSync(`static${favicons.svg}`, drawing(wholeLogo, `${style("light")}\n    ${dark}`));

// Firefox ignores ICO files whose picture has no alpha channel.
const picture = drawOnPaper(wholeLogo, icoWidth).ensureAlpha().png().toBuffer();
void picture.then((png) => writeFileSync(`static${favicons.ico}`, icoFile(png)));

for (const { path, width, maskable } of Object.values(icons)) {
  // The logo takes up 80% of an icon's width, or 60% in maskable icons, which systems may crop.
  const box = maskable ? 32 / 0.6 : 32 / 0.8;
  const edge = (32 - box) / 2;
  const icon = drawOnPaper(`${edge} ${edge} ${box} ${box}`, width);
  void icon.png({ palette: true }).toFile(`static${path}`);
}
