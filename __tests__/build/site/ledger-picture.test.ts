import { readFileSync } from "node:fs";
import sharp from "sharp";
import { ledgerPicture } from "../../../src/build/site/ledger-picture";
import { readEntries } from "../../../src/content/files/read-content";
import { report } from "../../../src/content/model/kinds/report";
import { palette } from "../../../src/styles/color-schemes";

/** Fixed colors for the pictures in the frozen content, because an owner may change the palette. */
const frozenColors: typeof palette = {
  ...palette,
  "--surface": { light: "#ffffff", dark: "#191c22", forced: "" },
  "--ink": { light: "#14161b", dark: "#efece4", forced: "" },
  "--muted": { light: "#53575f", dark: "#aeb1b8", forced: "" },
  "--accent": { light: "#2337c6", dark: "#a3b1ff", forced: "" },
  "--bar": { light: "#e9f1e7", dark: "#1c3025", forced: "" },
  "--danger": { light: "#b3261e", dark: "#ff9d92", forced: "" },
};

test.each([
  ["light", "ledger.png"],
  ["dark", "ledger-dark.png"],
] as const)("the %s picture of Our Story counts the studied items of all reports", async (scheme, file) => {
  const content = "__tests__/frozen-content";
  const reports = readEntries(report, content).map(({ data }) => data);
  const oldestFirst = reports.sort((a, b) => a.date.localeCompare(b.date));
  const pixels = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
  const committed = await pixels(readFileSync(`${content}/images/${file}`));
  expect(committed.equals(await pixels(await ledgerPicture(oldestFirst, frozenColors, scheme)))).toBe(true);
});
