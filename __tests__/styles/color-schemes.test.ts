import { readFileSync } from "node:fs";
import sharp from "sharp";
import { palette } from "../../src/styles/color-schemes";
import { icons } from "../../src/seo/site-images";
import { logoMark } from "../../src/styles/tally";

type Name = keyof typeof palette;

/** Returns the relative luminance of a `#rrggbb` color, as defined in WCAG 2.2. */
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

const texts = 4.5; // WCAG 1.4.3
const shapes = 3; // WCAG 1.4.11

/** Minimum contrast between colors and the backgrounds that they're used on. */
const pairs: readonly (readonly [number, readonly Name[], readonly Name[]])[] = [
  [texts, ["--ink", "--muted", "--accent"], ["--paper", "--surface", "--bar"]],
  [texts, ["--danger", "--success"], ["--paper", "--surface"]],
  [texts, ["--on-accent"], ["--accent", "--accent-strong"]],
  [texts, ["--accent-strong"], ["--paper"]],
  [texts, ["--yellow-ink"], ["--yellow-tint"]],
  [texts, ["--green-ink"], ["--green-tint"]],
  [texts, ["--blue-ink"], ["--blue-tint"]],
  [texts, ["--grey-ink"], ["--grey-tint"]],
  [shapes, ["--control"], ["--paper", "--surface"]],
  [shapes, ["--bar-strong"], ["--paper", "--bar"]],
  [texts, ["--on-panel", "--panel-button"], ["--panel"]],
];

test.each(["light", "dark"] as const)("colors have enough contrast: %s", (scheme) => {
  const contrastOf = (name: Name, ground: Name) => contrast(palette[name][scheme], palette[ground][scheme]);
  const weak = pairs.flatMap(([least, names, grounds]) =>
    names.flatMap((name) =>
      grounds.flatMap((ground) => (contrastOf(name, ground) < least ? `${name} on ${ground}` : [])),
    ),
  );
  expect(weak).toEqual([]);
  expect(contrastOf("--bar", "--paper")).toBeLessThan(texts);
  // The stripes of the ledger paper have enough contrast with the color behind them to be visible.
  expect(contrastOf("--bar", "--surface")).toBeGreaterThan(1.14);
});

test("in the dark scheme, the panel that calls for action is dark, too", () => {
  expect(contrast(palette["--panel"].dark, palette["--paper"].dark)).toBeLessThan(1.5);
});

test("the favicon is the logo in the colors of both schemes", () => {
  const favicon = readFileSync("static/favicon.svg", "utf8");
  expect(favicon).toContain(`d="${logoMark.upright}"`);
  expect(favicon).toContain(`d="${logoMark.across}"`);
  const { "--ink": ink, "--accent": accent } = palette;
  expect(favicon.match(/#[\da-f]{6}/g)).toEqual([ink.light, accent.light, ink.dark, accent.dark]);
});

test.each(Object.values(icons))(
  "the home screen icon $path is in the site's colors",
  async ({ path, width }) => {
    const { data, info } = await sharp(`static${path}`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height: width });
    const counts = new Map<string, number>();
    for (let start = 0; start < data.length; start += 3) {
      const color = `#${data.subarray(start, start + 3).toString("hex")}`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3);
    const { "--paper": paper, "--ink": ink, "--accent": accent } = palette;
    // Sort the colors, because either of the logo's two colors may cover more of the icon.
    expect(frequent.map(([color]) => color).sort()).toEqual([paper.light, ink.light, accent.light].sort());
  },
);
