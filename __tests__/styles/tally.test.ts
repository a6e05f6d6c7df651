import { readFileSync } from "node:fs";
import { darkScheme, lightScheme } from "../../src/styles/color-schemes";
import { mark, strokesFor } from "../../src/styles/tally";

const favicon = readFileSync("static/favicon.svg", "utf8");

test("the icon of the browser tab is the mark in the colors of both schemes", () => {
  expect(favicon).toContain(`d="${mark.upright.join("")}"`);
  expect(favicon).toContain(`d="${mark.across}"`);
  const [light, dark] = favicon.split("@media (prefers-color-scheme: dark)");
  const strokes = (style = "") => style.match(/#[\da-f]{6}/g);
  expect(strokes(light)).toEqual([lightScheme["--ink"], lightScheme["--accent"]]);
  expect(strokes(dark)).toEqual([darkScheme["--ink"], darkScheme["--accent"]]);
});

test.each([
  ["200+ local businesses", 200],
  ["1,200+ shops", 1200],
  ["300", 300],
  ["2 million searches", 0],
  ["10,000 clicks", 0],
  ["200-300 shops", 0],
  ["Shops in 12 towns", 0],
])("a report of %s is drawn with %i strokes", (sample, strokes) => {
  expect(strokesFor(sample)).toBe(strokes);
});
