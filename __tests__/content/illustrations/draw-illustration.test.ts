import { illustrationSvg } from "../../../src/content/illustrations/draw-illustration";
import { illustrationNames } from "../../../src/content/illustrations/illustration-names";

test.each(illustrationNames)(
  "%s is small, hidden from screen readers, and uses the color scheme's colors",
  (name) => {
    const svg = illustrationSvg(name);
    expect(svg).toMatch(/^<svg aria-hidden="true" .*<\/svg>$/);
    expect(svg.length).toBeLessThan(4096);
    expect(svg).not.toMatch(/ (?:fill|stroke)="(?!none"|var\(--[a-z]+\)")/);
    expect(svg).not.toMatch(/NaN|undefined|\.\d{3}/);
  },
);

test("every illustration is different", () => {
  expect(new Set(illustrationNames.map(illustrationSvg)).size).toBe(illustrationNames.length);
});
