import { illustrationNames, sketchNames } from "../../../src/content/illustrations/illustration-names";
import { readIllustration } from "../../../src/content/illustrations/illustrations";
import { findFiles } from "../../../src/files";
import { palette } from "../../../src/styles/color-schemes";

const names = { covers: illustrationNames, "card-icons": illustrationNames, sketches: sketchNames };
const folders = ["covers", "card-icons", "sketches"] as const;
const drawings = folders.flatMap((folder) =>
  names[folder].map((name) => ({ folder, name, svg: readIllustration(folder, name) })),
);
const mostBytes = { covers: 4096, "card-icons": 1024, sketches: 1280 };
/** Width and height in SVG units. Share images depend on the covers' size. */
const sizes = { covers: "960 320", "card-icons": "88 88", sketches: "240 120" };

test.each(drawings)(
  "$folder/$name has its folder's size, is hidden from screen readers, and follows the color scheme",
  (each) => {
    const { folder, svg } = each;
    expect(svg).toMatch(/^<svg aria-hidden="true" [^<]*>.*<\/svg>$/);
    expect(svg).toContain(`viewBox="0 0 ${sizes[folder]}"`);
    expect(svg.length).toBeLessThan(mostBytes[folder]);
    const colors = [...svg.matchAll(/ (?:fill|stroke)="(?!none")([^"]*)"/g)].map(([, value]) => value);
    const allowed = Object.keys(palette).map((property) => `var(${property})`);
    expect(allowed).toEqual(expect.arrayContaining(colors));
  },
);

test("every drawing is different", () => {
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
});

test.each(folders)("the list of names matches the files in %s", (folder) => {
  const files = findFiles(`src/content/illustrations/${folder}`);
  expect(files).toEqual(names[folder].map((name) => `${name}.svg`));
});

test("an unknown name draws nothing", () => {
  expect(readIllustration("covers", "no-such-drawing")).toBe("");
});
