import { JSDOM } from "jsdom";
import { compileBody } from "../../../src/content/mdx/compile-body";
import { parseDataTable } from "../../../src/content/charts/data-table";
import { keyChart } from "../../../src/content/charts/key-chart";

const labels = {
  table: "As a table",
  download: "Download {file}",
  source: "Source",
  illustration: "Illustration",
};

/** Renders a chart element with a CSV file. */
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

const attributes = 'data="x.csv" title="Clicks & calls" source="A study"';
const shares = "Search,Share\nVoice,25\nTyped,75\n";

test.each([
  ["BarChart", "Year,Share,Basis\n2024,25,A\n2025,68.50,B\n", ["2024 25%", "2025 68.50%"]],
  ["ShareBar", shares, ["Voice 25%", "Typed 75%"]],
  ["Hundred", shares, ["Voice 25%", "Typed 75%"]],
  [
    "Benchmarks",
    "Sector,Measure,Benchmark,Unit\nShops,CPC,-1.16,$\nAI,ROI,40,+%\nAll,Time,1200,days\n",
    ["Shops: CPC \u2212$1.16", "AI: ROI +40%", "All: Time 1,200 days"],
  ],
])(
  "<%s> of %j has a name before each number, a source, a table and a link to the file",
  async (name, csv, expected) => {
    const unit = name === "Benchmarks" ? [] : ["% of clicks"];
    const written = unit.map((of) => ` unit="${of}"`).join("");
    const root = await drawn(`<${name} ${attributes}${written} />`, csv);
    expect(texts(root, "figcaption span")).toEqual(["Clicks & calls", ...unit]);
    expect(texts(root, ".chart-label")).toEqual(expected);
    expect(root.textContent).toContain("Source: A study");
    const link = root.querySelector('a[href="/research/example/x.csv"]');
    expect(link?.textContent).toBe("Download x.csv");
    // Readers look up values in <Benchmarks>, so the table is always open.
    const summaries = name === "Benchmarks" ? [] : ["As a table"];
    expect(texts(root, "details:not([open]) > summary")).toEqual(summaries);
    expect(rowsOf(root)).toEqual(csv.trim().split("\n"));
    expect(all(root, "[style], script, style")).toEqual([]);
    for (const svg of all(root, "svg")) expect(svg.getAttribute("aria-hidden")).toBe("true");
  },
);

/**
 * Returns the start and the length of each drawing's bars in percent, without bars that are as wide as the
 * drawing.
 */
const lengths = (root: ParentNode) =>
  all(root, "svg").map((svg) =>
    all(svg, "rect")
      .map((rect) => [rect.getAttribute("x") ?? "0%", rect.getAttribute("width")].join(" "))
      .filter((length) => length !== "0% 100%"),
  );

test.each([
  ["shares as parts of the whole", "% of clicks", "A,25\nB,75", [["0% 25%"], ["0% 75%"]]],
  ["numbers relative to the largest", "Clicks", "A,10\nB,25\nC,20", [["0% 40%"], [], ["0% 80%"]]],
  ["negative numbers left of zero", "% more", "A,-50\nB,150", [["0% 25%"], ["25% 75%"]]],
])("<BarChart> draws %s", async (_, unit, rows, expected) => {
  const root = await drawn(`<BarChart ${attributes} unit="${unit}" />`, `N,V\n${rows}\n`);
  expect(lengths(root)).toEqual(expected);
  expect(texts(root, "svg text")).toEqual([]);
});

test.each([
  ["more", "250", [["0% 40%"], ["0% 40%", "40% 60%"]], "+150%"],
  ["less", "38", [[], ["0% 38%", "38% 62%"]], "\u221262%"],
])("<BarChart> of an index draws and labels what is %s than 100", async (_, figure, bars, name) => {
  const csv = `N,V,Basis\nBefore,100,x\nAfter,${figure},y\n`;
  const root = await drawn(`<BarChart ${attributes} unit="Index: the first = 100" />`, csv);
  expect(lengths(root)).toEqual(bars);
  expect(texts(root, "svg text")).toEqual([name]);
  expect(all(root, `svg[role="img"][aria-label="${name}"]`)).toHaveLength(1);
});

test("<ShareBar> divides the whole", async () => {
  const root = await drawn(`<ShareBar ${attributes} unit="%" />`, shares);
  expect(lengths(root)).toEqual([["0% 25%"]]);
});

test.each([
  ["25", "75", 25],
  ["98.6", "1.4", 99],
])("<Hundred> accents the dots for %s percent", async (part, rest, inked) => {
  const csv = `Part,Share\nOne,${part}\nTwo,${rest}\n`;
  const root = await drawn(`<Hundred ${attributes} unit="%" />`, csv);
  const dots = (color: string) =>
    all(root, `path[stroke="var(--${color})"]`)
      .map((path) => path.getAttribute("d")?.match(/M/g)?.length ?? 0)
      .reduce((sum, count) => sum + count);
  expect([dots("accent"), dots("muted")]).toEqual([inked, 100 - inked]);
});

test("<Benchmarks> marks each number on a scale from zero, with one scale for each unit", async () => {
  const csv = "Sector,Benchmark,Unit\nShops,1.50,$\nB2B,4,%\nLocal,7.50,%\n";
  const root = await drawn('<Benchmarks data="x.csv" title="T" source="S" />', csv);
  const drawings = all(root, "svg");
  expect(drawings.map((svg) => texts(svg, "text"))).toEqual([
    ["0", "$1", "$2"],
    ["0", "5%", "10%"],
    ["0", "5%", "10%"],
  ]);
  const marks = drawings.map((svg) => svg.querySelector('[stroke="var(--accent)"]')?.getAttribute("x1"));
  expect(marks).toEqual(["75%", "40%", "75%"]);
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

  test("of a benchmark shows the row with that number", () => {
    const root = small("+40%", "Measure,Scope,Benchmark,Unit\nTime,All,62,+%\nROI,Average,40,+%\n");
    expect(texts(root, "p")).toEqual(["ROI: Average"]);
  });

  test.each(["26%", "300+", "25"])("doesn't show the file's numbers for the figure %s", (value) => {
    expect(small(value, shares).innerHTML).toBe("");
  });

  test("is the body's drawing if no file has the figure, labeled as an illustration", () => {
    const lane = '<Lane\n  title="A chatbot answers" start="A" work="B" gate="C" end="D" />';
    expect(texts(small("300+", shares, lane), "p")).toEqual(["A chatbot answers", "Illustration"]);
    expect(texts(small("350+", shares, "<WearCurves />"), "p")).toEqual(["Illustration"]);
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
