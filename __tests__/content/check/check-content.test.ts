import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDataTable } from "../../../src/content/charts/data-table";
import { checkContent } from "../../../src/content/check/check-content";
import { tableProblems } from "../../../src/content/check/table-rules";
import { problemLine } from "../../../src/content/model/problem";
import { all, change, type Edit, example, replace, write } from "../copy-of-content";
import { setEnvironment } from "../../set-environment";
import { problemsAfter } from "../find-after";
import { problemCases } from "./problem-cases";

const folder = join(__dirname, "problems");

describe.each(readdirSync(folder))("what is wrong with %s", (name) => {
  const cases = problemCases(readFileSync(join(folder, name), "utf8"));

  test.each(cases)("$name", ({ edit, problems }) => {
    expect(problemsAfter(edit)).toEqual(problems);
  });
});

const withWindowsLines = change(example.report, (text) => text.replaceAll("\n", "\r\n"));

test("the site's own content has no problem", () => {
  expect(checkContent({ content: "content" }).map(problemLine)).toEqual([]);
});

test.each<[string, Edit]>([
  ["the examples that the broken ones are made of", () => undefined],
  [
    "drafts, whatever they hold",
    all(
      write("services/_draft.yaml", "name: ["),
      write("reports/_template/index.mdx", "{process.env.X}"),
      write("_notes/ideas.txt", "Later."),
    ),
  ],
  ["Windows line ends", withWindowsLines],
  ["a byte order mark", replace(example.legal, "---\n", "\uFEFF---\n")],
])("%s are no problem", (_, edit) => {
  expect(problemsAfter(edit)).toEqual([]);
});

test.each([
  ["2025-02-28", []],
  [
    "2025-02-27",
    [
      expect.stringMatching(/^Note: .*example-report.* date: is 2025-02-28, a day in the future/),
      expect.stringMatching(/^Note: .*example-study.* date: is 2025-02-28, a day in the future/),
    ],
  ],
])("on %s, the examples of 2025-02-28 have the right notes", (today, notes) => {
  setEnvironment({ SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) });
  expect(problemsAfter(() => undefined)).toEqual(notes);
});

test("a chart without a rule of its own is not taken for shares", () => {
  const { table } = readDataTable("Year,Clicks\n2024,10\n2025,30\n");
  expect(tableProblems("LineChart", table)).toEqual([]);
  expect(tableProblems("ShareBar", table)).toEqual([
    expect.objectContaining({ message: "has shares that add up to 40, not to 100" }),
  ]);
});

test("places are right in a file with Windows line ends", () => {
  const wrongLink = replace(example.report, "## Summary", "[a link](/contat)\r\n\r\n## Summary");
  expect(problemsAfter(all(withWindowsLines, wrongLink))).toEqual([
    "content/reports/example-report/index.mdx:24:1 body: links to /contat, which is no page of the site; did you mean /contact?",
  ]);
});
