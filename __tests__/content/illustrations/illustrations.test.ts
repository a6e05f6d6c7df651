import { readIllustration, readIllustrationNames } from "../../../src/content/illustrations/illustrations";
import { palette } from "../../../src/styles/color-schemes";

const drawings = (["covers", "card-icons", "sketches"] as const).flatMap((folder) =>
  readIllustrationNames(folder).map((name) => ({ folder, name, svg: readIllustration(folder, name) })),
);
const mostBytes = { covers: 4096, "card-icons": 1024, sketches: 1280 };

test.each(drawings)(
  "$folder/$name is small, hidden from screen readers, and follows the color scheme",
  (each) => {
    const { folder, svg } = each;
    expect(svg).toMatch(/^<svg aria-hidden="true" [^<]*>.*<\/svg>$/);
    expect(svg.length).toBeLessThan(mostBytes[folder]);
    const colors = [...svg.matchAll(/ (?:fill|stroke)="(?!none")([^"]*)"/g)].map(([, value]) => value);
    const allowed = Object.keys(palette).map((property) => `var(${property})`);
    expect(allowed).toEqual(expect.arrayContaining(colors));
  },
);

test("every drawing is different", () => {
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
});

test("each cover has a simpler version for cards", () => {
  expect(readIllustrationNames("card-icons")).toEqual(readIllustrationNames("covers"));
});

test("an unknown name draws nothing", () => {
  expect(readIllustration("covers", "no-such-drawing")).toBe("");
});
