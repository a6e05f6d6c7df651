import { darkScheme, lightScheme } from "../../src/styles/color-schemes";

type Name = keyof typeof lightScheme;

/** Relative luminance of a colour `#rrggbb` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text on what it stands on: 4.5:1 (WCAG 1.4.3). */
const texts: readonly (readonly [Name, Name])[] = [
  ["--ink", "--paper"],
  ["--ink", "--surface"],
  ["--ink", "--bar"],
  ["--muted", "--paper"],
  ["--muted", "--surface"],
  ["--muted", "--bar"],
  ["--accent", "--paper"],
  ["--accent", "--surface"],
  ["--accent", "--bar"],
  ["--accent-strong", "--paper"],
  ["--on-accent", "--accent"],
  ["--on-accent", "--accent-strong"],
  ["--paper", "--ink"],
  ["--danger", "--paper"],
  ["--danger", "--surface"],
  ["--success", "--paper"],
  ["--yellow-ink", "--yellow-tint"],
  ["--green-ink", "--green-tint"],
  ["--blue-ink", "--blue-tint"],
  ["--grey-ink", "--grey-tint"],
];

/** Controls, focus rings and the parts of drawings that carry meaning: 3:1 (WCAG 1.4.11). */
const shapes: readonly (readonly [Name, Name])[] = [
  ["--control", "--paper"],
  ["--control", "--surface"],
  ["--accent", "--paper"],
  ["--accent", "--bar"],
  ["--star", "--paper"],
  ["--bar-strong", "--paper"],
  ["--bar-strong", "--bar"],
];

describe.each([
  ["light", lightScheme],
  ["dark", darkScheme],
])("in the %s scheme", (_, scheme) => {
  test.each(texts)("%s reads on %s", (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)("%s shows on %s", (shape, ground) => {
    expect(contrast(scheme[shape], scheme[ground])).toBeGreaterThanOrEqual(3);
  });
});
