import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { writeFigures } from "../../../src/build/files/figure-files";
import { type Figure } from "../../../src/content/model/figure";
import { findPublishedFiles } from "../../../src/files";
import { exampleFigure } from "../../content/example-figure";
import { temporaryFolder } from "../../temporary-folder";

const { folder: site } = temporaryFolder();

const facts = { siteUrl: "https://agency.example", name: "Agency", license: "License & terms" };

const digests = new Map<string, unknown>();
const cache = {
  get: async (key: string) => digests.get(key),
  set: async (key: string, value: unknown) => digests.set(key, value),
};

const write = (...figures: readonly Figure[]) =>
  writeFigures(
    figures.map((figure) => ({ figure, page: "/research/a-report" })),
    facts,
    site,
    cache,
  );
const files = () => findPublishedFiles(join(site, "research"));
const read = (name: string) => readFileSync(join(site, "research/a-report", name));

test("a figure is drawn only if its data or words change, and deleted with its chart", async () => {
  const rows = [{ name: "Mobile", value: 68 }];
  const [devices, clicks] = [exampleFigure(), exampleFigure({ id: "clicks", rows })];
  expect(await write(devices, clicks)).toBe(2);
  const ofClicks = ["csv", "png", "svg"].map((type) => `/a-report/clicks.${type}`);
  const both = [...ofClicks, ...["csv", "png", "svg"].map((type) => `/a-report/devices.${type}`)];
  expect(files()).toEqual(both);
  expect(await write(devices, clicks)).toBe(0);
  expect(await write(exampleFigure({ rows }), clicks)).toBe(1);
  expect(await write(exampleFigure({ rows, title: "Mobile is ahead" }), clicks)).toBe(1);
  expect(await write(clicks)).toBe(0);
  expect(files()).toEqual(ofClicks);
});

test("a CSV file has the columns that a figure uses, with quotes where they're needed", async () => {
  const rows = [
    { name: "Shops, online", measure: 'Cost per "click"', value: 1.16, unit: "$" },
    { name: "B2B", value: -4.5, basis: "Counted" },
  ];
  await write(
    exampleFigure({ kind: "table", unit: undefined, rows }),
    exampleFigure({ id: "one", rows: [{ name: "Mobile", value: 98.6 }] }),
  );
  const table =
    'Name,Measure,Value,Unit,Basis\n"Shops, online","Cost per ""click""",1.16,$,\nB2B,,-4.5,,Counted\n';
  expect(String(read("devices.csv"))).toBe(table);
  expect(String(read("one.csv"))).toBe("Name,% by device\nMobile,98.6\nEverything else,1.4\n");
});

test("an SVG has a name, a description and its source as text, because its letters are paths", async () => {
  await write(exampleFigure({ title: "R&D <leads>", description: "Two of three use a phone." }));
  const svg = new JSDOM(read("devices.svg"), { contentType: "image/svg+xml" }).window.document
    .documentElement;
  const readText = (name: string) => svg.querySelector(name)?.textContent;
  expect(svg.getAttribute("role")).toBe("img");
  expect(readText("title")).toBe("R&D <leads>");
  expect(readText("desc")).toBe("Two of three use a phone.");
  expect(readText("metadata")?.split("\n")).toEqual([
    "% by device",
    "Source: A study. 100\u00a0−\u00a068\u00a0=\u00a032",
    "License & terms",
    "https://agency.example/research/a-report#figure-devices",
  ]);
  expect(svg.querySelectorAll("image, text, mask, [href]")).toHaveLength(0);
});

const longName = "A name that's so long that it needs a second line in the picture, or even a third one";
const manyRows = Array.from({ length: 12 }, (_, index) => ({
  name: `${longName} ${index}`,
  value: (index - 3) * 12.5,
}));
const shares = (...values: readonly number[]) =>
  values.map((value) => ({ name: `${longName} ${value}`, value }));

test.each([
  ["one bar", { kind: "bars", rows: [{ name: "One", value: 45 }] }],
  [
    "twelve bars with long names, some negative",
    {
      kind: "bars",
      rows: manyRows,
      title: longName,
      unit: "+% against last year",
    },
  ],
  [
    "an index with a small difference",
    {
      kind: "bars",
      rows: [
        { name: "Before", value: 100 },
        { name: "After", value: 98 },
      ],
      unit: "Index: before = 100",
    },
  ],
  ["two long shares", { rows: shares(48, 52) }],
  ["three shares in one bar", { rows: shares(68.25, 30, 1.75) }],
  ["a share with a long name", { rows: shares(8.5) }],
  [
    "a ledger with long names and a long unit",
    {
      kind: "table",
      rows: [{ name: longName, measure: longName, value: 12345.5, unit: "visitors a day" }],
      unit: undefined,
    },
  ],
] as const)("the picture of %s contains everything", async (_, figure) => {
  await write(exampleFigure(figure));
  const png = sharp(read("devices.png"));
  const { width, height } = await png.metadata();
  expect(String(read("devices.svg"))).toContain(`width="1200" height="${height}"`);
  expect(width).toBe(1200);
  const hasDrawing = async (left: number, top: number, right: number, bottom: number) => {
    const part = png.clone().extract({ left, top, width: right - left, height: bottom - top });
    // Encode the cropped part first, because `stats` ignores `extract`.
    const { channels } = await sharp(await part.png().toBuffer()).stats();
    return channels.some(({ min, max }) => max > min);
  };
  expect(await hasDrawing(50, 50, width - 50, height - 50)).toBe(true);
  const margins = [
    await hasDrawing(0, 0, 50, height),
    await hasDrawing(width - 50, 0, width, height),
    await hasDrawing(0, height - 50, width, height),
  ];
  expect(margins).toEqual([false, false, false]);
});
