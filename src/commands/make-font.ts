import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import subsetFont from "subset-font";
import { displayFontPath } from "../styles/display-font";

const source =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const license = "node_modules/@fontsource-variable/bricolage-grotesque/LICENSE";

/** Printable ASCII, and what else headlines hold: quotation marks, dashes, ellipsis, common accents. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const others = "–—‘’“”…×©éèüöäñ";

/**
 * Cuts the display face out of its variable source: one weight, narrow, drawn for large sizes. Run by
 * hand when the characters or the face change; the result is committed, so that no build depends on it.
 */
async function makeFont(): Promise<void> {
  const font = await subsetFont(readFileSync(source), ascii + others, {
    targetFormat: "woff2",
    variationAxes: { wght: 700, wdth: 88, opsz: 60 },
  });
  const target = `static${displayFontPath}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, font);
  writeFileSync(`${dirname(target)}/LICENSE.txt`, readFileSync(license));
  console.log(`${target}: ${font.length} bytes`);
}

void makeFont();
