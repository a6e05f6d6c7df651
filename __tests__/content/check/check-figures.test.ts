import { parseDataTable } from "../../../src/content/charts/data-table";
import { tableProblems } from "../../../src/content/check/table-rules";
import { all, example, remove, rename, replace, write } from "../copy-of-content";
import { chart, csv, testProblems } from "./problem-cases";

const noUnit = replace(example.report, ' unit="% of tests"', "");

testProblems(csv, [
  [
    all(replace(csv, "One,", '"One, and more",'), replace(csv, "10", "many")),
    '2:17 First: is "many": use a number such as 12.5, without a unit (<BarChart> in index.mdx, line 46)',
  ],
  [["10", "9".repeat(400)], "2:5 First: has 400 digits, but at most 15 are allowed…"],
  [write(csv, "Group;First\nOne;20,5\n"), "1:6 has semicolons between its columns…"],
  [["30,40", ",40"], "3:5 First: is empty"],
  [
    ["10,20.5", "Ten,20,5"],
    "2:1 has 4 cells, but the header has 3: a comma begins a cell, so if 20,5 is one number, write it as in 12.5 or 1200",
  ],
  [["20.5", "-1,200"], "2:1 has 4 cells, but the header has 3: a comma begins a cell, so if -1,200 is one…"],
  [["20.5", "20,5"], "2:1 has 4 cells, but the header has 3: a comma begins a cell, so if 10,20 or 20,5 is…"],
  [
    ["One,10", "One, and more,Ten"],
    "2:1 has 4 cells, but the header has 3: a comma begins a cell, so put text…",
  ],
  [["Two,30", "Two"], "3:1 has 2 cells, but the header has 3: write as many cells as in the header"],
  [["10", '"10,5"'], '2:5 First: is "10,5": use a point instead of the comma, as in 12.5…'],
  [
    ["Group,First,Second\n", ""],
    "1:5 10: is a number, but the header needs the name of a column",
    "1:8 20.5: is a number, but the header needs the name of a column",
  ],
  [["First", ""], "1:7 is a column without a name"],
  [["Second", "First"], "1:13 First: is the name of two columns"],
  [write(csv, "Group,First\n"), "1:1 has a header but no rows"],
  [write(csv, ""), "1:1 is empty: add a header and rows"],
  [["Two", '"Two'], "3:1 is not valid CSV: Quote Not…"],
  [write(csv, "Group\nOne\n"), "1:1 needs a column of numbers after the column of names…"],
  [chart("ShareBar", "Part,Share\nA,60\nB,30\nC,10\n"), "1:1 needs two columns and two rows…"],
  [chart("Hundred", "Part,Share\nA,60\nB,40.5\n"), "1:1 has percentages that add up to 100.5 instead…"],
  [chart("Hundred", "Part,Share\nA,33.3\nB,66.7\n")],
  [
    chart("ShareBar", "Part,Share\nA,-5\nB,105\n"),
    "2:3 Share: is -5: use a percentage from 0 to 100…",
    "3:3 Share: is 105: use a percentage from 0 to 100…",
  ],
  [all(chart("Benchmarks", "A,B\nC,1\n"), noUnit), "1:1 needs at least three columns…"],
  [all(chart("Benchmarks", "A,B,Unit\nC,$1.16,$\n"), noUnit), '2:3 B: is "$1.16": use a number…'],
]);

testProblems(example.report, [
  [
    remove(csv),
    "46:1 body: <BarChart> uses the file figures.csv, which isn't in this folder; the folder has no…",
  ],
  [
    ["figures.csv", "../sem-trends-report/devices.csv"],
    `content/${csv}:1:1 isn't used by the report in this folder: use it or remove it`,
    "46:1 body: <BarChart> uses the file ../sem-trends-report/devices.csv…",
  ],
  [
    [
      'source="A test" />',
      'source="A test" />\n\n<Hundred data="figures.csv" title="Two" unit="%" source="A test" />',
    ],
    "48:1 body: <Hundred> shows the same file as the chart in line 46, so both would have the address #figure-figures: remove one",
  ],
  [
    [' source="A test"', ' source="A test" description=" "'],
    "46:1 body: <BarChart> description is empty: write a text or remove it",
  ],
  [[' source="A test"', ' source="A test" description="Two tests"']],
  [[' source="A test"', ""], '46:1 body: <BarChart> needs the attribute "source"'],
]);

testProblems("reports/nothing/figures.csv", [
  [write("reports/nothing/figures.csv", "A,B\nC,1\n"), "1:1 isn't used by the report in this folder…"],
  [
    all(rename(csv, "reports/example-report/Figures.csv"), replace(example.report, "figures.", "Figures.")),
    'content/reports/example-report/Figures.csv:1:1 is named "Figures": use lower-case words…',
  ],
]);

test("<LineChart> may have numbers that aren't percentages", () => {
  const { table } = parseDataTable("Year,Clicks\n2024,10\n2025,30\n");
  expect(tableProblems("LineChart", table)).toEqual([]);
});
