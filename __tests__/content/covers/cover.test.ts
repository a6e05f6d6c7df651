import { coverText } from "../../../src/content/covers/cover";
import { coverNames } from "../../../src/content/covers/cover-names";

test.each(coverNames)(
  "%s is small, hidden from screen readers, and in the visitor's colors",
  (name) => {
    const svg = coverText(name);
    expect(svg).toMatch(/^<svg aria-hidden="true" .*<\/svg>$/);
    expect(svg.length).toBeLessThan(4096);
    expect(svg).not.toMatch(/ (?:fill|stroke)="(?!none"|var\(--[a-z]+\)")/);
    expect(svg).not.toMatch(/NaN|undefined|\.\d{3}/);
  },
);

test("no two covers are alike", () => {
  expect(new Set(coverNames.map(coverText)).size).toBe(coverNames.length);
});

test("a name that is unknown draws nothing", () => {
  expect(coverText("no-such-cover")).toBe("");
});
