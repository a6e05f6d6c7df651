import { type BrokenContent } from "./broken-content";
import { all, at, example, lineOf, remove, rename, replace, write } from "../copy-of-content";

const { report } = example;
const folder = "reports/example-report";
const csv = `${folder}/figures.csv`;
const inCsv = `content/${csv}`;
const inReport = `content/${report}`;
const chart = '<BarChart data="figures.csv" title="Tests" unit="% of tests" source="A test" />';
const drawnBy = (element: string) =>
  `(<${element}> of index.mdx, line ${lineOf(report, `<${element}`)})`;

const shareBar = replace(report, "<BarChart", "<ShareBar");
const table = replace(
  report,
  chart,
  '<BenchmarkTable data="figures.csv" title="Tests" source="A test" />',
);

/** CSV files that are wrong, and elements that name what they have not. */
export const brokenData: readonly BrokenContent[] = [
  {
    name: "a cell that is no number",
    edit: replace(csv, "20.5", "20.5 %"),
    problems: [
      `${inCsv}:2:8 Second: is "20.5 %", a number such as 12.5 is allowed; its unit stands elsewhere ${drawnBy("BarChart")}`,
    ],
  },
  {
    name: "a cell that is no number behind a quoted one",
    edit: all(replace(csv, "One,", '"One, and more",'), replace(csv, "20.5", "many")),
    problems: [
      `${inCsv}:2:20 Second: is "many", a number such as 12.5 is allowed; its unit stands elsewhere ${drawnBy("BarChart")}`,
    ],
  },
  {
    name: "semicolons, as spreadsheets write them in some countries",
    edit: write(csv, "Group;First;Second\nOne;10;20,5\n"),
    problems: [`${inCsv}:1:6 has semicolons between its columns: save it as CSV with commas`],
  },
  {
    name: "a text without the end of its front matter, beside its data",
    edit: replace(report, "\n---\n", "\n"),
    problems: [
      `${inReport}:1:1 has no front matter: the file starts with ---, fields, and --- again`,
    ],
  },
  {
    name: "an empty cell",
    edit: replace(csv, "30,40", ",40"),
    problems: [`${inCsv}:3:5 First: is empty`],
  },
  {
    name: "a row that is too short",
    edit: replace(csv, "Two,30,40", "Two,30"),
    problems: [`${inCsv}:3:1 has 2 cells, the header has 3`],
  },
  {
    name: "a row that is too long",
    edit: replace(csv, "20.5", "20,5"),
    problems: [`${inCsv}:2:1 has 4 cells, the header has 3`],
  },
  {
    name: "a missing header",
    edit: replace(csv, "Group,First,Second\n", ""),
    problems: [
      `${inCsv}:1:5 10: is a number where the name of a column belongs`,
      `${inCsv}:1:8 20.5: is a number where the name of a column belongs`,
    ],
  },
  {
    name: "a column without a name",
    edit: replace(csv, "First", ""),
    problems: [`${inCsv}:1:7 is a column without a name`],
  },
  {
    name: "two columns of one name",
    edit: replace(csv, "Second", "First"),
    problems: [`${inCsv}:1:13 First: is the name of two columns`],
  },
  {
    name: "a header without rows",
    edit: write(csv, "Group,First\n"),
    problems: [`${inCsv}:1:1 has a header but no rows`],
  },
  {
    name: "an empty file",
    edit: write(csv, ""),
    problems: [`${inCsv}:1:1 is empty: a header and rows are expected`],
  },
  {
    name: "an unclosed quote",
    edit: replace(csv, "Two", '"Two'),
    problems: [expect.stringMatching(/^content\/.+\/figures\.csv:\d+:1 is not valid CSV: Quote Not/)],
  },
  {
    name: "a label that does not fit beside its bar",
    edit: replace(csv, "Two", "A name that is much too long for a phone"),
    problems: [
      `${inCsv}:3:1 Group: has 40 characters, 32 fit beside a bar on a phone ${drawnBy("BarChart")}`,
    ],
  },
  {
    name: "a column of numbers too many",
    edit: write(csv, "Group,A,B,C,D\nOne,1,2,3,4\n"),
    problems: [`${inCsv}:1:1 has 4 columns of numbers, 3 can be told apart ${drawnBy("BarChart")}`],
  },
  {
    name: "shares of more than one column",
    edit: shareBar,
    problems: [`${inCsv}:1:1 needs two columns: part and share ${drawnBy("ShareBar")}`],
  },
  {
    name: "shares that are not the whole",
    edit: all(shareBar, write(csv, "Part,Share\nOne,60\nTwo,30\n")),
    problems: [`${inCsv}:1:1 has shares that add up to 90, not to 100 ${drawnBy("ShareBar")}`],
  },
  {
    name: "benchmarks without units",
    edit: table,
    problems: [
      `${inCsv}:1:1 needs three columns at least: a name, the figure, and last Unit ${drawnBy("BenchmarkTable")}`,
    ],
  },
  {
    name: "a benchmark that is no number",
    edit: all(table, write(csv, "Sector,Benchmark,Unit\nShops,$1.16,$\n")),
    problems: [
      `${inCsv}:2:7 Benchmark: is "$1.16", a number such as 12.5 is allowed; its unit stands elsewhere ${drawnBy("BenchmarkTable")}`,
    ],
  },
  {
    name: "a file that no element uses",
    edit: write(`${folder}/other.csv`, "Group,First\nOne,1\n"),
    problems: [
      `content/${folder}/other.csv:1:1 is used by no element of the report beside it: use it or remove it`,
    ],
  },
  {
    name: "a file without a report",
    edit: write("reports/nothing/figures.csv", "Group,First\nOne,1\n"),
    problems: [
      "content/reports/nothing/figures.csv:1:1 is used by no element of the report beside it: use it or remove it",
    ],
  },
  {
    name: "a file name in capitals",
    edit: all(rename(csv, `${folder}/Figures.csv`), replace(report, "figures.csv", "Figures.csv")),
    problems: [
      `content/${folder}/Figures.csv:1:1 is named "Figures", lower-case words joined by hyphens are allowed`,
    ],
  },
  {
    name: "an element that names a missing file",
    edit: remove(csv),
    problems: [
      `${at(report, "<BarChart")} body: <BarChart> names the file figures.csv, which does not exist beside the text; none is there`,
    ],
  },
  {
    name: "an element that names the file of another folder",
    edit: replace(report, "figures.csv", "../sem-trends-report/devices.csv"),
    problems: [
      `content/${folder}/figures.csv:1:1 is used by no element of the report beside it: use it or remove it`,
      `${at(report, "<BarChart")} body: <BarChart> names the file ../sem-trends-report/devices.csv, which does not exist beside the text; allowed are: figures.csv`,
    ],
  },
  {
    name: "an element that names an unknown column",
    edit: replace(report, 'unit="% of tests"', 'unit="% of tests" columns="First, Third"'),
    problems: [
      `${at(report, "<BarChart")} body: <BarChart> names the column "Third", which figures.csv has not; allowed are: First, Second`,
    ],
  },
  {
    name: "an element without a source",
    edit: replace(report, ' source="A test"', ""),
    problems: [`${at(report, "<BarChart")} body: <BarChart> needs the attribute "source"`],
  },
  {
    name: "a CSV file where no report lives",
    edit: write("services/figures.csv", "Group,First\nOne,1\n"),
    problems: [
      expect.stringMatching(/^content\/services\/figures\.csv:1:1 is not where any content/),
    ],
  },
];
