import { JSDOM } from "jsdom";
import { compileBody } from "../../../src/content/mdx/compile-body";
import { readDataTable } from "../../../src/content/charts/data-table";

const words = { table: "As a table", download: "Download {file}", source: "Source" };

/** What an element draws from a CSV file, as a document. */
async function drawn(element: string, csv: string): Promise<HTMLElement> {
  const { table } = readDataTable(csv);
  const { html } = await compileBody(element, {
    tables: new Map([["x.csv", table]]),
    folder: "/research/example",
    words,
  });
  return new JSDOM(html).window.document.body;
}

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent);

const rowsOf = (root: ParentNode) =>
  [...root.querySelectorAll("tr")].map((row) => texts(row, "th, td"));

const attributes = 'data="x.csv" title="Clicks & calls" unit="% of clicks" source="A study"';
const single = "Search,Share\nVoice,25\nTyped,75\n";
const grouped = "Year,Mobile,Desktop\n2024,60,40\n2025,68.50,31.50\n";

describe.each([
  ["BarChart", single],
  ["BarChart", grouped],
  ["ShareBar", single],
])("<%s>", (name, csv) => {
  const figure = () => drawn(`<${name} ${attributes} />`, csv);

  test("has a title, a unit, a source and the file", async () => {
    const root = await figure();
    expect(texts(root, "figure figcaption span")).toEqual(["Clicks & calls", "% of clicks"]);
    expect(texts(root, ".chart-source")).toEqual(["Source: A study"]);
    const link = root.querySelector("a");
    expect(link?.textContent).toBe("Download x.csv");
    expect(link?.getAttribute("href")).toBe("/research/example/x.csv");
  });

  test("is one picture with a name", async () => {
    const pictures = (await figure()).querySelectorAll("svg");
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.getAttribute("role")).toBe("img");
    expect(pictures[0]?.getAttribute("aria-label")).toBe("Clicks & calls (% of clicks)");
  });

  test("has a table that equals the file", async () => {
    const details = (await figure()).querySelector("details");
    expect(details?.querySelector("summary")?.textContent).toBe("As a table");
    expect(details?.hasAttribute("open")).toBe(false);
    const rows = csv.trim().split("\n");
    expect(rowsOf(details!)).toEqual(rows.map((row) => row.split(",")));
  });

  test("needs no style attribute and no script", async () => {
    const root = await figure();
    expect(root.querySelectorAll("[style], script, style")).toHaveLength(0);
  });

  test("labels every bar and part in text that keeps its size", async () => {
    const svg = (await figure()).querySelector("svg");
    const [header = [], ...rows] = csv
      .trim()
      .split("\n")
      .map((row) => row.split(","));
    const names =
      header.length > 2
        ? [...header.slice(1), ...rows.map(([row]) => row)]
        : rows.map(([row]) => row);
    for (const label of names) expect(texts(svg!, "text")).toContain(label);
    for (const figures of rows) {
      for (const value of figures.slice(1)) expect(texts(svg!, "text")).toContain(`${value}%`);
    }
    expect(svg?.hasAttribute("viewBox")).toBe(false);
    const sizes = [...svg!.querySelectorAll("[font-size]")].map((group) =>
      Number(group.getAttribute("font-size")),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
});

/** Lengths of the bars of a drawing: every second rectangle after the patterns; the first is the track. */
const lengths = (root: ParentNode) =>
  [...root.querySelectorAll("g")].map((group) =>
    [...group.querySelectorAll("rect")].at(-1)?.getAttribute("width"),
  );

describe("<BarChart>", () => {
  test("draws shares against the whole", async () => {
    expect(lengths(await drawn(`<BarChart ${attributes} />`, single))).toEqual(["25%", "75%"]);
  });

  test("draws other figures from zero to the largest", async () => {
    const index = attributes.replace("% of clicks", "Index: static = 100");
    expect(
      lengths(await drawn(`<BarChart ${index} />`, "Ads,Response\nStatic,100\nDynamic,250\n")),
    ).toEqual(["40%", "100%"]);
  });

  test("draws losses to the other side of zero", async () => {
    const root = await drawn(`<BarChart ${attributes} />`, "Year,Change\n2024,-50\n2025,150\n");
    const bars = [...root.querySelectorAll("g")].map((group) =>
      [...group.querySelectorAll("rect")].at(-1),
    );
    expect(bars.map((bar) => [bar?.getAttribute("x"), bar?.getAttribute("width")])).toEqual([
      ["0%", "25%"],
      ["25%", "75%"],
    ]);
  });

  test("tells the bars of a group apart without color", async () => {
    const root = await drawn(`<BarChart ${attributes} />`, grouped);
    const fills = [...root.querySelectorAll("g")].map((group) =>
      [...group.querySelectorAll("rect")].at(-1)?.getAttribute("fill"),
    );
    expect(new Set(fills).size).toBe(2);
    const ids = [...root.querySelectorAll("pattern")].map(({ id }) => `url(#${id})`);
    for (const fill of fills.filter((fill) => fill?.startsWith("url"))) expect(ids).toContain(fill);
  });

  test("draws the columns that it names, and its table has all", async () => {
    const root = await drawn(`<BarChart ${attributes} columns="Desktop" />`, grouped);
    expect(lengths(root)).toEqual(["40%", "31.5%"]);
    expect(rowsOf(root)[0]).toEqual(["Year", "Mobile", "Desktop"]);
  });

  test("two charts of a page share no id", async () => {
    const root = await drawn(`<BarChart ${attributes} />\n\n<ShareBar ${attributes} />`, single);
    const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("<ShareBar> divides the whole", async () => {
  const root = await drawn(`<ShareBar ${attributes} />`, single);
  const parts = [...root.querySelectorAll("g")].map((group) => group.querySelector("rect"));
  expect(parts.map((part) => [part?.getAttribute("x"), part?.getAttribute("width")])).toEqual([
    ["0%", "25%"],
    ["25%", "75%"],
  ]);
});

test("<ShareBar> tells its parts apart without color, and each has the swatch that looks like it", async () => {
  const root = await drawn(
    `<ShareBar ${attributes} />`,
    "Search,Share\nVoice,25\nTyped,60\nPictures,15\n",
  );
  const ids = [...root.querySelectorAll("pattern")].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const fills = [...root.querySelectorAll("g")].map((group) =>
    [...group.querySelectorAll("rect")].map((rect) => rect.getAttribute("fill")),
  );
  expect(fills).toEqual([
    ["var(--bar-strong)", "var(--bar-strong)"],
    [`url(#${ids[0]})`, `url(#${ids[0]})`],
    [`url(#${ids[1]})`, `url(#${ids[1]})`],
  ]);
});

test("<BenchmarkTable> shows each figure with its unit, and offers the file", async () => {
  const csv =
    "Sector,Measure,Benchmark,Unit\nShops,CPC,1.16,$\nB2B,Leads,4.20,%\nAI,ROI,40,+%\nAll,Time,1200,days\n";
  const root = await drawn(
    '<BenchmarkTable data="x.csv" title="By sector" source="A study" />',
    csv,
  );
  expect(rowsOf(root)).toEqual([
    ["Sector", "Measure", "Benchmark"],
    ["Shops", "CPC", "$1.16"],
    ["B2B", "Leads", "4.20%"],
    ["AI", "ROI", "+40%"],
    ["All", "Time", "1,200 days"],
  ]);
  expect(root.querySelector('[role="group"]')?.getAttribute("aria-label")).toBe("By sector");
  expect(root.querySelector("a")?.getAttribute("href")).toBe("/research/example/x.csv");
});

test("an element whose file is missing is refused", async () => {
  await expect(compileBody(`<BarChart ${attributes} />`)).rejects.toThrow(
    "No file x.csv beside the report; npm run check:content says where",
  );
});
