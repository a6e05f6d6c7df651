import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/check-content";
import { problemLine } from "../../../src/content/model/problem";
import { all, change, type Edit, example, replace, write } from "../copy-of-content";
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

test("places are right in a file with Windows line ends", () => {
  const wrongLink = replace(example.report, "## Summary", "[a link](/contat)\r\n\r\n## Summary");
  expect(problemsAfter(all(withWindowsLines, wrongLink))).toEqual([
    "content/reports/example-report/index.mdx:24:1 body: links to /contat, which is no page of the site; did you mean /contact?",
  ]);
});
