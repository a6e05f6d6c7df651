import { JSDOM } from "jsdom";
import { formatNumber, formatWithUnit } from "../../../src/content/charts/format-number";
import { keyChart } from "../../../src/content/charts/key-chart";
import { type Figure } from "../../../src/content/model/figure";
import { exampleFigure } from "../example-figure";
import { renderBody } from "../mdx/render-body";

type Given = Parameters<typeof exampleFigure>[0];

async function drawn(body: string, ...figures: readonly Figure[]): Promise<HTMLElement> {
  const html = await renderBody(body, { figures, path: "/research/example" });
  return new JSDOM(html).window.document.body;
}

const draw = (given: Given) => {
  const figure = { id: "x", title: "Clicks & calls", source: "A study. 100 − 87 = 13", ...given };
  return drawn('<Figure id="x" />', exampleFigure(figure));
};

const row = (name: string, value: number) => ({ name, value });
const rowsOf = (...values: readonly number[]) =>
  values.map((value, index) => row("ABC".charAt(index), value));

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const texts = (root: ParentNode, selector: string) =>
  all(root, selector).map((element) => element.textContent);
const tableOf = (root: ParentNode) => all(root, "tr").map((line) => texts(line, "th, td").join(","));

function expectFooter(root: ParentNode): void {
  expect(texts(root, ".chart-footer > p")).toEqual(["Source: A study. 100\u00a0−\u00a087\u00a0=\u00a013"]);
  const disclosure = all(root, "details:not([open])").at(-1)!;
  const controls = ["Use this figure", "CSV", "SVG", "PNG", "Copy link", "Copy embed code"];
  expect(texts(disclosure, "summary, a, button")).toEqual(controls);
  const files = all(disclosure, "a[download]").map((link) => link.getAttribute("href"));
  expect(files).toEqual(["csv", "svg", "png"].map((type) => `/research/example/x.${type}`));
  expect(all(root, "[style], script, style")).toEqual([]);
}

const shares = [row("Voice", 25), row("Typed", 75)];

test.each<[string, NonNullable<Given>, string[], string[]]>([
  [
    "bars",
    { kind: "bars", rows: [{ ...row("2024", 25), basis: "A" }, row("2025", 68.5)] },
    ["2024 25%", "2025 68.5%"],
    ["Name,% of clicks,Basis", "2024,25,A", "2025,68.5,"],
  ],
  ["a tally", { rows: shares }, ["Voice 25%", "Typed 75%"], ["Name,% of clicks", "Voice,25", "Typed,75"]],
  [
    "a tally of one share",
    { rows: [row("Voice", 25)] },
    ["Voice 25%", "Everything else 75%"],
    ["Name,% of clicks", "Voice,25", "Everything else,75"],
  ],
])(
  "%s has a name before each number, a source, a table and a link to the file",
  async (_, given, labels, table) => {
    const root = await draw({ unit: "% of clicks", ...given });
    expect(texts(root, "figcaption > *")).toEqual(["Figure 1", "Clicks & calls", "% of clicks"]);
    expect(texts(root, ".chart-label")).toEqual(labels);
    expect(texts(root, "summary")).toEqual(["Table", "Use this figure"]);
    expect(tableOf(root)).toEqual(table);
    expectFooter(root);
  },
);

test("a table shows numbers with their units, because one scale can't compare them", async () => {
  const root = await draw({
    kind: "table",
    unit: undefined,
    rows: [
      { ...row("Shops", -1.16), measure: "CPC", unit: "$" },
      { ...row("AI", 40), measure: "ROI", unit: "+%", basis: "Average" },
      { ...row("All", 1200), unit: "days" },
    ],
  });
  expect(texts(root, "figcaption > *")).toEqual(["Figure 1", "Clicks & calls"]);
  expect(tableOf(root)).toEqual([
    "Measure,Value",
    "Shops CPC,\u2212$1.16",
    "AI ROI, Average,+40%",
    "All ,1,200 days",
  ]);
  expect(all(root, 'table[aria-label="Clicks & calls"]')).toHaveLength(1);
  expect(all(root, "details table, svg")).toEqual([]);
  expectFooter(root);
});

test.each([
  [12.5, "% of clicks", "12.5%"],
  [-5, "+% against last year", "\u22125%"],
  [12, "+%", "+12%"],
  [1.5, "$ per click", "$1.50"],
  [2, "€", "€2"],
  [1234567, "Clicks", "1,234,567"],
])("%d with the unit %j is written as %s", (value, unit, expected) => {
  expect(formatNumber(value, unit)).toBe(expected);
});

test("words follow the number", () => {
  expect([formatWithUnit(3, "days"), formatWithUnit(3), formatWithUnit(3, "£ a day")]).toEqual([
    "3 days",
    "3",
    "£3",
  ]);
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
    [25, 75],
    [
      ["25% 75%", "0% 25%"],
      ["75% 25%", "0% 75%"],
    ],
  ],
  ["numbers relative to the largest", "Clicks", [10, 25, 20], [["0% 40%"], [], ["0% 80%"]]],
  ["negative numbers left of zero", "% more", [-50, 150], [["0% 25%"], ["25% 75%"]]],
  ["nothing for zeros", "Clicks", [0, 0], [[], []]],
])("bars show %s", async (_, unit, values, expected) => {
  const root = await draw({ kind: "bars", unit, rows: rowsOf(...values) });
  expect(lengths(root)).toEqual(expected);
  expect(texts(root, "svg text")).toEqual([]);
});

test.each([
  ["more", 250, [["0% 40%"], ["0% 40%", "40% 60%"]], "+150%"],
  ["less", 38, [[], ["0% 38%", "38% 62%"]], "62% less"],
  ["slightly more", 125, [["0% 80%"], ["0% 80%", "80% 20%"]], "+25%"],
])("bars of an index show and label a value that is %s than 100", async (_, value, expected, name) => {
  const root = await draw({ kind: "bars", unit: "Index: the first = 100", rows: rowsOf(100, value) });
  expect(lengths(root)).toEqual(expected);
  expect(texts(root, "svg text")).toEqual([name]);
});

test("a tally of several shares divides the whole", async () => {
  expect(lengths(await draw({ rows: rowsOf(68, 32) }))).toEqual([["0% 68%", "68% 32%"]]);
  expect(lengths(await draw({ rows: rowsOf(50, 30, 20) }))).toEqual([["0% 50%", "50% 30%", "80% 20%"]]);
});

test("a label that doesn't fit into its segment ends before the segment", async () => {
  const root = await draw({ kind: "bars", unit: "Index", rows: rowsOf(100, 110) });
  const [text] = all(root, "svg text");
  expect(text?.getAttribute("text-anchor")).toBe("end");
  expect(text?.getAttribute("x")).toBe(lengths(root).at(-1)?.at(-1)?.split(" ")[0]);
});

test.each([
  [25, 25],
  [98.6, 99],
])(
  "a tally of %d percent has a solid dot for each percent, and a ring for each other",
  async (share, inked) => {
    const root = await draw({ rows: [row("One", share)] });
    const dots = (color: string) =>
      all(root, `path[stroke="var(--${color})"]`)
        .map((path) => path.getAttribute("d")?.match(/M/g)?.length ?? 0)
        .reduce((sum, count) => sum + count);
    expect([dots("accent"), dots("muted")]).toEqual([inked, 100 - inked]);
  },
);

test("figures are numbered in their order, have an address, and are one image with a name", async () => {
  const figures = [
    exampleFigure({ id: "x", title: "One" }),
    exampleFigure({ id: "y", title: "Two", description: "My own words" }),
  ];
  const root = await drawn('<Figure id="x" />\n\nText.\n\n<Figure id="y" />', ...figures);
  for (const [number, id] of [
    ["1", "figure-x"],
    ["2", "figure-y"],
  ]) {
    expect(texts(root, `#${id} a[href="#${id}"]`)).toEqual([`Figure ${number}`]);
  }
  const names = all(root, '[role="img"]').map((image) => image.getAttribute("aria-label"));
  expect(names).toEqual(["One", "My own words"]);
});

test("an unfinished draft with an unknown figure has the rest of its text", async () => {
  expect(await renderBody('<Figure id="x" />\n\nText.')).toContain("<p>Text.</p>");
});

describe("the small chart of a key figure", () => {
  const small = (value: string, given: Given, body = "") =>
    new JSDOM(keyChart(value, body, [exampleFigure(given)])).window.document.body;
  const strokes = (root: ParentNode, selector: string) =>
    all(root, selector).map((path) => path.getAttribute("d")?.match(/m/gi)?.length);

  test.each([{ rows: shares }, { rows: [row("Voice", 25)] }])(
    "of a share in %j has a hundred strokes, and marks one for each percent",
    (given) => {
      expect(strokes(small("25%", given), "path")).toEqual([100, 20, 5]);
    },
  );

  test("of a gain has bars that are true to scale, with the names and values of both rows", () => {
    const root = small("+156%", { kind: "bars", rows: [row("Static", 100), row("Dynamic", 256)] });
    expect(texts(root, "p")).toEqual(["Static100", "Dynamic256"]);
    const lengths = all(root, "line").map((line) => Number(line.getAttribute("pathLength")));
    expect(lengths).toEqual([25, 25, 39]);
    const ends = all(root, "line").map((line) => parseFloat(line.getAttribute("x2") ?? ""));
    expect(ends).toEqual([10000 / 256, 10000 / 256, 100]);
  });

  test("isn't drawn for a gain in a table, because a table has no baseline", () => {
    expect(small("+40%", { kind: "table", rows: [{ ...row("ROI", 40), unit: "+%" }] }).innerHTML).toBe("");
  });

  test.each(["26%", "300+", "25"])("doesn't show the figure's numbers for %s", (value) => {
    expect(small(value, { rows: shares }).innerHTML).toBe("");
  });

  test("is the body's drawing if no figure has the number, labeled as an illustration", () => {
    const lane = '<Lane\n  title="A chatbot answers" start="A" work="B" gate="C" end="D" />';
    const label = "Illustration, not data";
    expect(texts(small("300+", { rows: shares }, lane), "p")).toEqual(["A chatbot answersC", label]);
    const curves = '<WearCurves title="Three videos hold attention" />';
    expect(texts(small("350+", { rows: shares }, curves), "p")).toEqual([
      "Three videos hold attention",
      label,
    ]);
    for (const svg of all(small("300+", { rows: shares }, lane), "svg")) {
      expect(svg.getAttribute("aria-hidden")).toBe("true");
    }
  });
});

test.each([
  ["WearCurves", 'single="One" several="Three" attention="Attention" time="Time" />', "One"],
  ["Lanes", '>\n\n<Lane title="Lane" start="A" work="B" gate="Gate" end="C" />\n\n</Lanes>', "Gate"],
])("<%s> has a text alternative, and says that it isn't data", async (name, rest, text) => {
  const root = await drawn(`<${name} title="Headline" description="What it shows" ${rest}`);
  expect(texts(root, "figcaption")).toEqual(["Headline"]);
  expect(root.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("What it shows");
  expect(root.querySelector('[role="img"]')?.textContent).toContain(text);
  expect(texts(root, ".chart-source")).toEqual(["Illustration, not data"]);
});
