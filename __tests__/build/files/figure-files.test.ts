import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { writeFigures } from "../../../src/build/files/figure-files";
import { parseDataTable } from "../../../src/content/charts/data-table";
import { readFigure } from "../../../src/content/charts/read-figure";
import { researchPage } from "../../../src/content/model/kinds/research-page";
import { readEntries } from "../../../src/content/files/read-content";
import { findPublishedFiles } from "../../../src/files";
import { frozenContent } from "../../frozen";
import { temporaryFolder } from "../../temporary-folder";

const { folder: site } = temporaryFolder();

const labels = readEntries(researchPage, frozenContent)[0]?.data.charts;
const facts = { siteUrl: "https://agency.example", name: "Agency", license: "License & terms" };

const digests = new Map<string, unknown>();
const cache = {
  get: async (key: string) => digests.get(key),
  set: async (key: string, value: unknown) => digests.set(key, value),
};

interface ChartProps {
  readonly kind?: string;
  readonly name?: string;
  readonly csv?: string;
  readonly title?: string;
  readonly unit?: string;
}

function figure({
  kind = "ShareBar",
  name = "devices",
  csv = "Device,Share\nMobile,68\nDesktop,32",
  title = "Mobile leads",
  unit = "% by device",
}: ChartProps = {}) {
  if (labels === undefined) throw new Error("The research page has no labels");
  const data = `${name}.csv`;
  const { table } = parseDataTable(csv);
  const chart = { tables: new Map([[data, table]]), labels, folder: "/research/a-report" };
  const found = readFigure(kind, { data, title, unit, source: "A study. 100 − 68 = 32" }, chart);
  if (found === undefined) throw new Error(`There's no chart ${kind}`);
  return found;
}

const write = (...charts: readonly ChartProps[]) => writeFigures(charts.map(figure), facts, site, cache);
const files = () => findPublishedFiles(join(site, "research"));
const read = (name: string) => readFileSync(join(site, "research/a-report", name));

test("a figure is drawn only if its data or words change, and deleted with its chart", async () => {
  const [devices, clicks] = [{}, { name: "clicks", kind: "Hundred" }];
  expect(await write(devices, clicks)).toBe(2);
  const both = [
    "/a-report/clicks.png",
    "/a-report/clicks.svg",
    "/a-report/devices.png",
    "/a-report/devices.svg",
  ];
  expect(files()).toEqual(both);
  expect(await write(devices, clicks)).toBe(0);
  const csv = "Device,Share\nMobile,69\nDesktop,31";
  expect(await write({ csv }, clicks)).toBe(1);
  expect(await write({ csv, title: "Mobile is ahead" }, clicks)).toBe(1);
  expect(await write(clicks)).toBe(0);
  expect(files()).toEqual(both.slice(0, 2));
});

test("an SVG has a name, a description and its source as text, because its letters are paths", async () => {
  await write({ title: "R&D <leads>" });
  const svg = new JSDOM(read("devices.svg"), { contentType: "image/svg+xml" }).window.document
    .documentElement;
  const readText = (name: string) => svg.querySelector(name)?.textContent;
  expect(svg.getAttribute("role")).toBe("img");
  expect(readText("title")).toBe("R&D <leads>");
  expect(readText("desc")).toBe("Mobile leads with 68%, desktop has 32%.");
  expect(readText("metadata")?.split("\n")).toEqual([
    "% by device",
    "Source: A study. 100\u00a0−\u00a068\u00a0=\u00a032",
    "License & terms",
    "https://agency.example/research/a-report#figure-devices",
  ]);
  expect(svg.querySelectorAll("image, text, mask, [href]")).toHaveLength(0);
});

const longName = "A name that's so long that it needs a second line in the picture, or even a third one";
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => `${longName} ${index},${(index - 3) * 12.5}`).join("\n");

test.each([
  { of: "one bar", kind: "BarChart", csv: "Name,Value\nOne,45" },
  {
    of: "twelve bars with long names, some negative",
    kind: "BarChart",
    csv: `Name,Value\n${rows(12)}`,
    title: longName,
    unit: "+% against last year",
  },
  {
    of: "an index with a small difference",
    kind: "BarChart",
    csv: "Name,Value\nBefore,100\nAfter,98",
    unit: "Index: before = 100",
  },
  { of: "two long shares", kind: "ShareBar", csv: `Name,Share\n${longName},48\n${longName} too,52` },
  { of: "two shares in one bar", kind: "ShareBar", csv: "Name,Share\nOne,68.25\nOther,31.75" },
  {
    of: "a share with long names",
    kind: "Hundred",
    csv: `Name,Share\n${longName},8.5\n${longName} too,91.5`,
  },
  {
    of: "a ledger with long names and a long unit",
    kind: "Benchmarks",
    csv: `Name,Measure,Value,Unit\n${longName},${longName},12345.5,visitors a day`,
    unit: "",
  },
])("the picture of $of contains everything", async (chart) => {
  await write(chart);
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
