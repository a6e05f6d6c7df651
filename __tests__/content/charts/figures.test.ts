import { JSDOM } from "jsdom";
import { compileBody } from "../../../src/content/mdx/compile-body";
import { readDataTable } from "../../../src/content/charts/data-table";

const words = { table: "As a table", download: "Download {file}", source: "Source" };

/** What an element draws from a CSV file, as a document. */
async function drawn(element: string, csv: string): Promise<HTMLElement> {
  const { table } = readDataTable(csv);
  const tables = new Map([["x.csv", table]]);
  const { html } = await compileBody(element, { tables, folder: "/research/example", words });
  return new JSDOM(html).window.document.body;
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const texts = (root: ParentNode, selector: string) =>
  all(root, selector).map((element) => element.textContent);
const rowsOf = (root: ParentNode) => all(root, "tr").map((row) => texts(row, "th, td").join(","));

const attributes = 'data="x.csv" title="Clicks & calls" unit="% of clicks" source="A study"';
const single = "Search,Share\nVoice,25\nTyped,75\n";
const grouped = "Year,Mobile,Desktop\n2024,60,40\n2025,68.50,31.50\n";
const singleTexts = ["Voice", "25%", "Typed", "75%"];
const groupedTexts = ["2024", "Mobile", "60%", "Desktop", "40%"];

test.each([
  ["BarChart", single, singleTexts],
  ["BarChart", grouped, [...groupedTexts, "2025", "Mobile", "68.50%", "Desktop", "31.50%"]],
  ["ShareBar", single, singleTexts],
])(
  "<%s> of %j is a picture with a name, labels of a fixed size, a source, a table and the file",
  async (name, csv, labels) => {
    const root = await drawn(`<${name} ${attributes} />`, csv);
    expect(texts(root, "figure figcaption span")).toEqual(["Clicks & calls", "% of clicks"]);
    expect(texts(root, ".chart-source")).toEqual(["Source: A study"]);
    expect(root.querySelector('a[href="/research/example/x.csv"]')?.textContent).toBe(
      "Download x.csv",
    );

    const [svg, ...others] = all(root, "svg");
    expect(others).toEqual([]);
    expect(svg?.getAttribute("role")).toBe("img");
    expect(svg?.getAttribute("aria-label")).toBe("Clicks & calls (% of clicks)");
    expect(texts(svg!, "text").sort()).toEqual([...labels].sort());
    expect(svg?.hasAttribute("viewBox")).toBe(false);
    for (const group of all(svg!, "[font-size]"))
      expect(group.getAttribute("font-size")).toBe("14");

    const [details] = all(root, "details:not([open])");
    expect(details?.querySelector("summary")?.textContent).toBe("As a table");
    expect(rowsOf(details!)).toEqual(csv.trim().split("\n"));
    expect(all(root, "[style], script, style")).toEqual([]);
  },
);

/** Start and length of the bars of a drawing: the last rectangle of a group; what is before it is the track. */
const bars = (root: ParentNode) =>
  all(root, "g").map((group) => {
    const bar = all(group, "rect").at(-1);
    return `${bar?.getAttribute("x") ?? "0%"} ${bar?.getAttribute("width")}`;
  });

test.each([
  ["shares against the whole", "", "% of clicks", single, ["0% 25%", "0% 75%"]],
  [
    "other figures from zero to the largest",
    "",
    "Index: static = 100",
    "Ads,Response\nStatic,100\nDynamic,250\n",
    ["0% 40%", "0% 100%"],
  ],
  [
    "losses to the other side of zero",
    "",
    "% of clicks",
    "Year,Change\n2024,-50\n2025,150\n",
    ["0% 25%", "25% 75%"],
  ],
  [
    "the columns that it names",
    'columns="Desktop"',
    "% of clicks",
    grouped,
    ["0% 40%", "0% 31.5%"],
  ],
])("<BarChart> draws %s", async (_, columns, unit, csv, expected) => {
  const root = await drawn(
    `<BarChart ${attributes.replace("% of clicks", unit)} ${columns} />`,
    csv,
  );
  expect(bars(root)).toEqual(expected);
  expect(rowsOf(root)).toEqual(csv.trim().split("\n"));
});

/** How the parts of a drawing are filled, with numbers for the ids of patterns. */
const fills = (root: ParentNode) => {
  const patterns = all(root, "pattern").map(({ id }) => `url(#${id})`);
  return all(root, "g").map((group) =>
    all(group, "rect").map((rect) => {
      const fill = rect.getAttribute("fill") ?? "";
      return patterns.includes(fill) ? patterns.indexOf(fill) : fill;
    }),
  );
};

test("<BarChart> tells the bars of a group apart without color", async () => {
  const root = await drawn(`<BarChart ${attributes} />`, grouped);
  const [mobile, desktop] = fills(root).map((group) => group.at(-1));
  expect([mobile, desktop]).toEqual(["var(--bar-strong)", 0]);
});

test("<ShareBar> divides the whole; each part has the swatch that looks like it, without color", async () => {
  const csv = "Search,Share\nVoice,25\nTyped,60\nPictures,15\n";
  const root = await drawn(`<ShareBar ${attributes} />`, csv);
  const parts = all(root, "g").map((group) => group.querySelector("rect"));
  expect(parts.map((part) => [part?.getAttribute("x"), part?.getAttribute("width")])).toEqual([
    ["0%", "25%"],
    ["25%", "60%"],
    ["85%", "15%"],
  ]);
  expect(fills(root)).toEqual([
    ["var(--bar-strong)", "var(--bar-strong)"],
    [0, 0],
    [1, 1],
  ]);
});

test("two charts of a page share no id", async () => {
  const root = await drawn(`<BarChart ${attributes} />\n\n<ShareBar ${attributes} />`, single);
  const ids = all(root, "[id]").map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});

test("<BenchmarkTable> shows each figure with its unit, and offers the file", async () => {
  const csv =
    "Sector,Measure,Benchmark,Unit\nShops,CPC,1.16,$\nB2B,Leads,4.20,%\nAI,ROI,40,+%\nAll,Time,1200,days\n";
  const element = '<BenchmarkTable data="x.csv" title="By sector" source="A study" />';
  const root = await drawn(element, csv);
  expect(rowsOf(root)).toEqual([
    "Sector,Measure,Benchmark",
    "Shops,CPC,$1.16",
    "B2B,Leads,4.20%",
    "AI,ROI,+40%",
    "All,Time,1,200 days",
  ]);
  expect(root.querySelector('[role="group"]')?.getAttribute("aria-label")).toBe("By sector");
  expect(root.querySelector("a")?.getAttribute("href")).toBe("/research/example/x.csv");
});

test("an element whose file is missing is refused", async () => {
  await expect(compileBody(`<BarChart ${attributes} />`)).rejects.toThrow(
    "No file x.csv beside the report; npm run check:content says where",
  );
});
