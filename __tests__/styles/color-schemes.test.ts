import { readFileSync } from "node:fs";
import sharp from "sharp";
import { badgeColors } from "../../src/styles/badge-colors";
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
  // Makes the stripes of the ledger paper visible.
  [1.14, ["--bar"], ["--surface"]],
];

const contrastOf = (name: Name, ground: Name, scheme: "light" | "dark") =>
  contrast(palette[name][scheme], palette[ground][scheme]);

test.each(["light", "dark"] as const)("colors have enough contrast: %s", (scheme) => {
  const weak = pairs.flatMap(([least, names, grounds]) =>
    names.flatMap((name) =>
      grounds.flatMap((ground) => {
        const found = contrastOf(name, ground, scheme);
        return found < least ? `${name} on ${ground} is ${found.toFixed(2)}, less than ${least}` : [];
      }),
    ),
  );
  expect(weak).toEqual([]);
});

test("in the dark scheme, the panel that calls for action is dark, too", () => {
  const found = contrastOf("--panel", "--paper", "dark");
  expect(found < 1.5 ? [] : [`--panel on --paper is ${found.toFixed(2)}, not less than 1.5`]).toEqual([]);
});

test("the steps for a new owner explain every color", () => {
  const explained = [...readFileSync("docs/first-hour.md", "utf8").matchAll(/^ *\| `(--[\w-]+)`/gm)];
  const colors = Object.keys(palette).filter((name) => !(name in badgeColors));
  expect(explained.map(([, name]) => name)).toEqual(colors);
});

test("the SVG favicon is the logo in the colors of both schemes", () => {
  const favicon = readFileSync("static/favicon.svg", "utf8");
  expect(favicon).toContain(`d="${logoMark.upright}"`);
  expect(favicon).toContain(`d="${logoMark.across}"`);
  const { "--ink": ink, "--accent": accent } = palette;
  expect(favicon.match(/#[\da-f]{6}/g)).toEqual([ink.light, accent.light, ink.dark, accent.dark]);
});

/** Returns the three most frequent colors of a picture, sorted. */
async function frequentColors(picture: Buffer): Promise<string[]> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const counts = new Map<string, number>();
  for (let start = 0; start < pixels.length; start += 3) {
    const color = `#${pixels.subarray(start, start + 3).toString("hex")}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3);
  return frequent.map(([color]) => color).sort();
}

const logoColors = (["--paper", "--ink", "--accent"] as const).map((name) => palette[name].light).sort();

test.each(Object.values(icons))(
  "the home screen icon $path is in the site's colors",
  async ({ path, width }) => {
    const icon = readFileSync(`static${path}`);
    expect(await sharp(icon).metadata()).toMatchObject({ width, height: width });
    expect(await frequentColors(icon)).toEqual(logoColors);
  },
);

// Browsers that can't show SVG icons use this file, and request it even where no page links to it.
test("favicon.ico contains a PNG picture in the site's colors", async () => {
  const file = readFileSync("static/favicon.ico");
  const [reserved, type, pictures] = [0, 2, 4].map((at) => file.readUInt16LE(at));
  expect({ reserved, type, pictures }).toEqual({ reserved: 0, type: 1, pictures: 1 });
  const [length, start] = [14, 18].map((at) => file.readUInt32LE(at));
  const picture = file.subarray(start);
  expect(picture).toHaveLength(length ?? 0);
  // Firefox ignores ICO files whose picture has no alpha channel.
  const expected = { format: "png", width: 32, height: 32, channels: 4 };
  expect(await sharp(picture).metadata()).toMatchObject(expected);
  expect([file[6], file[7]]).toEqual([32, 32]);
  expect(await frequentColors(picture)).toEqual(logoColors);
});
