import { JSDOM } from "jsdom";
import { noChartData } from "../../../src/content/charts/chart-data";
import { compileBody } from "../../../src/content/mdx/compile-body";
import { parseDataTable } from "../../../src/content/charts/data-table";
import { keyChart } from "../../../src/content/charts/key-chart";

const { sentences } = noChartData.labels;
const labels = {
  figure: "Figure {number}",
  table: "As a table",
  use: "Use this",
  source: "Source",
  illustration: "Illustration",
  less: "{percent}% less",
  copyLink: "Copy link",
  embed: "Embed",
  sentences: {
    ...sentences,
    pair: "{first}, {last}",
    range: "From {first}",
    benchmarks: "{first} to {last}",
  },
};

async function drawn(element: string, csv: string): Promise<HTMLElement> {
  const { table } = parseDataTable(csv);
  const tables = new Map([["x.csv", table]]);
  const { html } = await compileBody(element, { tables, folder: "/research/example", labels });
  return new JSDOM(html).window.document.body;
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const texts = (root: ParentNode, selector: string) =>
  all(root, selector).map((element) => element.textContent);
const rowsOf = (root: ParentNode) => all(root, "tr").map((row) => texts(row, "th, td").join(","));

const attributes = 'data="x.csv" title="Clicks & calls" source="A study. 100 − 87 = 13"';
function expectFooter(root: ParentNode): void {
  expect(texts(root, ".chart-footer > p")).toEqual(["Source: A study. 100\u00a0−\u00a087\u00a0=\u00a013"]);
  const disclosure = all(root, "details:not([open])").at(-1)!;
  expect(texts(disclosure, "summary, a, button")).toEqual([
    "Use this",
    "CSV",
    "SVG",
    "PNG",
    "Copy link",
    "Embed",
  ]);
  const files = all(disclosure, "a[download]").map((link) => link.getAttribute("href"));
  expect(files).toEqual(["csv", "svg", "png"].map((type) => `/research/example/x.${type}`));
  expect(all(root, "[style], script, style")).toEqual([]);
}

const shares = "Search,Share\nVoice,25\nTyped,75\n";

test.each([
  ["BarChart", "Year,Share,Basis\n2024,25,A\n2025,68.50,B\n", ["2024 25%", "2025 68.50%"]],
  ["ShareBar", shares, ["Voice 25%", "Typed 75%"]],
  ["Hundred", shares, ["Voice 25%", "Typed 75%"]],
])(
  "<%s> of %j has a name before each number, a source, a table and a link to the file",
  async (name, csv, expected) => {
    const root = await drawn(`<${name} ${attributes} unit="% of clicks" />`, csv);
    expect(texts(root, "figcaption > *")).toEqual(["Figure 1", "Clicks & calls", "% of clicks"]);
    expect(texts(root, ".chart-label")).toEqual(expected);
    expect(texts(root, "summary")).toEqual(["As a table", "Use this"]);
    expect(rowsOf(root)).toEqual(csv.trim().split("\n"));
    expectFooter(root);
  },
);

test("<Benchmarks> is a table of numbers with their units, because one scale can't compare them", async () => {
  const csv =
    "Sector,Measure,Benchmark,Unit\nShops,CPC,-1.16,$\nAI,ROI,40,+%\nB2B,Leads,4.50,%\nAll,Time,1200,days\n";
  const root = await drawn(`<Benchmarks ${attributes} />`, csv);
  expect(texts(root, "figcaption > *")).toEqual(["Figure 1", "Clicks & calls"]);
  expect(rowsOf(root)).toEqual([
    "Sector, Measure,Benchmark",
    "Shops CPC,\u2212$1.16",
    "AI ROI,+40%",
    "B2B Leads,4.50%",
    "All Time,1,200 days",
  ]);
  expect(all(root, "table").map((table) => table.getAttribute("aria-label"))).toEqual([
    "Shops, CPC to all, time",
  ]);
  expect(all(root, "details table, svg")).toEqual([]);
  expectFooter(root);
});

/**
 * Returns each bar's start and length, in percent of the drawing's width. Skips bars that fill the whole
 * width.
 */
const lengths = (root: ParentNode) =>
  all(root, ".bar > svg, .share > svg").map((svg) =>
    all(svg, "path")
      .map(
        (path) =>
          /^M(\S+) .* (\S+) \S+V/
            .exec(path.getAttribute("d") ?? "")
            ?.slice(1)
            .map(Number) ?? [],
      )
      .map(([start = NaN, end = NaN]) => `${start}% ${Math.round((end - start) * 10) / 10}%`)
      .filter((length) => length !== "0% 100%"),
  );

test.each([
  [
    "shares as parts of the whole",
    "% of clicks",
    "A,25\nB,75",
    [
      ["25% 75%", "0% 25%"],
      ["75% 25%", "0% 75%"],
    ],
  ],
  ["numbers relative to the largest", "Clicks", "A,10\nB,25\nC,20", [["0% 40%"], [], ["0% 80%"]]],
  ["negative numbers left of zero", "% more", "A,-50\nB,150", [["0% 25%"], ["25% 75%"]]],
])("<BarChart> draws %s", async (_, unit, rows, expected) => {
  const root = await drawn(`<BarChart ${attributes} unit="${unit}" />`, `N,V\n${rows}\n`);
  expect(lengths(root)).toEqual(expected);
  expect(texts(root, "svg text")).toEqual([]);
});

test.each([
  ["more", "250", [["0% 40%"], ["0% 40%", "40% 60%"]], "+150%"],
  ["less", "38", [[], ["0% 38%", "38% 62%"]], "62% less"],
  ["slightly more", "125", [["0% 80%"], ["0% 80%", "80% 20%"]], "+25%"],
])("<BarChart> of an index draws and labels what is %s than 100", async (_, figure, bars, name) => {
  const csv = `N,V,Basis\nBefore,100,x\nAfter,${figure},y\n`;
  const root = await drawn(`<BarChart ${attributes} unit="Index: the first = 100" />`, csv);
  expect(lengths(root)).toEqual(bars);
  expect(texts(root, "svg text")).toEqual([name]);
});

test("<ShareBar> divides the whole", async () => {
  const root = await drawn(`<ShareBar ${attributes} unit="%" />`, "N,V\nPhone,68\nDesktop,32\n");
  expect(lengths(root)).toEqual([["0% 68%", "68% 32%"]]);
});

test("a label that doesn't fit into its segment ends before the segment", async () => {
  const csv = "N,V\nBefore,100\nAfter,110\n";
  const root = await drawn(`<BarChart ${attributes} unit="Index" />`, csv);
  const [text] = all(root, "svg text");
  expect(text?.getAttribute("text-anchor")).toBe("end");
  expect(text?.getAttribute("x")).toBe(lengths(root).at(-1)?.at(-1)?.split(" ")[0]);
});

test.each([
  ["25", "75", 25],
  ["98.6", "1.4", 99],
])(
  "<Hundred> has a solid dot for each of %s percent, and a ring for each other",
  async (part, rest, inked) => {
    const csv = `Part,Share\nOne,${part}\nTwo,${rest}\n`;
    const root = await drawn(`<Hundred ${attributes} unit="%" />`, csv);
    const dots = (color: string) =>
      all(root, `path[stroke="var(--${color})"]`)
        .map((path) => path.getAttribute("d")?.match(/M/g)?.length ?? 0)
        .reduce((sum, count) => sum + count);
    expect([dots("accent"), dots("muted")]).toEqual([inked, 100 - inked]);
  },
);

test("charts are numbered in their order, have an address, and are one image with a sentence", async () => {
  const { table } = parseDataTable(shares);
  const tables = new Map(["x.csv", "y.csv"].map((name) => [name, table]));
  const body = `<Hundred ${attributes} />

Text.

<ShareBar data="y.csv" title="Two" source="A study" description="My own words" />`;
  const { html } = await compileBody(body, { tables, folder: "/research/example", labels });
  const root = new JSDOM(html).window.document.body;
  for (const [number, id] of [
    ["1", "figure-x"],
    ["2", "figure-y"],
  ]) {
    expect(texts(root, `#${id} a[href="#${id}"]`)).toEqual([`Figure ${number}`]);
  }
  const names = all(root, '[role="img"]').map((image) => image.getAttribute("aria-label"));
  expect(names).toEqual(["Voice, typed", "My own words"]);
});

test("a chart without its CSV file stops the build", async () => {
  await expect(compileBody(`<BarChart ${attributes} />`)).rejects.toThrow(
    "A body uses the missing CSV file x.csv. Run npm run check:content to find it.",
  );
});

describe("the small chart of a key figure", () => {
  const small = (value: string, csv: string, body = "") => {
    const tables = new Map([["x.csv", parseDataTable(csv).table]]);
    const html = keyChart(value, body, { tables, folder: "/research/example", labels });
    return new JSDOM(html).window.document.body;
  };
  const strokes = (root: ParentNode, selector: string) =>
    all(root, selector).map((path) => path.getAttribute("d")?.match(/m/gi)?.length);

  test("of a share has a hundred strokes, and marks one for each percent", () => {
    const root = small("25%", shares);
    expect(strokes(root, "path")).toEqual([100, 20, 5]);
  });

  test("of a gain has bars that are true to scale, with the names and values of both rows", () => {
    const root = small("+156%", "Ads,Index\nStatic,100\nDynamic,256\n");
    expect(texts(root, "p")).toEqual(["Static100", "Dynamic256"]);
    const lengths = all(root, "line").map((line) => Number(line.getAttribute("pathLength")));
    expect(lengths).toEqual([25, 25, 39]);
    const ends = all(root, "line").map((line) => parseFloat(line.getAttribute("x2") ?? ""));
    expect(ends).toEqual([10000 / 256, 10000 / 256, 100]);
  });

  test("isn't drawn for a gain in benchmarks, because benchmarks have no baseline", () => {
    const root = small("+40%", "Measure,Scope,Benchmark,Unit\nROI,Average,40,+%\n");
    expect(root.innerHTML).toBe("");
  });

  test.each(["26%", "300+", "25"])("doesn't show the file's numbers for the figure %s", (value) => {
    expect(small(value, shares).innerHTML).toBe("");
  });

  test("is the body's drawing if no file has the figure, labeled as an illustration", () => {
    const lane = '<Lane\n  title="A chatbot answers" start="A" work="B" gate="C" end="D" />';
    expect(texts(small("300+", shares, lane), "p")).toEqual(["A chatbot answersC", "Illustration"]);
    const curves = '<WearCurves title="Three videos hold attention" />';
    expect(texts(small("350+", shares, curves), "p")).toEqual([
      "Three videos hold attention",
      "Illustration",
    ]);
    for (const svg of all(small("300+", shares, lane), "svg")) {
      expect(svg.getAttribute("aria-hidden")).toBe("true");
    }
  });
});

test.each([
  ["WearCurves", 'single="One" several="Three" attention="Attention" time="Time" />', "One"],
  ["Lanes", '>\n\n<Lane title="Lane" start="A" work="B" gate="Gate" end="C" />\n\n</Lanes>', "Gate"],
])("<%s> has a text alternative, and says that it isn't data", async (name, rest, text) => {
  const root = await drawn(`<${name} title="Headline" description="What it shows" ${rest}`, shares);
  expect(texts(root, "figcaption")).toEqual(["Headline"]);
  expect(root.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("What it shows");
  expect(root.querySelector('[role="img"]')?.textContent).toContain(text);
  expect(texts(root, ".chart-source")).toEqual(["Illustration"]);
});
