import { truncateSync } from "node:fs";
import { join } from "node:path";
import { findProblems } from "../../../src/content/check/check-content";
import { problemLine } from "../../../src/content/model/problem";
import { all, change, copy, copyContent, type Edit, example, replace, write } from "../copy-of-content";
import { frozenContent } from "../../frozen";
import { closeAfterTest } from "../../server/closing";
import { setEnvironment } from "../../set-environment";
import { problemsAfter } from "../find-after";

const withWindowsLines = change(example.report, (text) => text.replaceAll("\n", "\r\n"));

test("the frozen content has no problems", async () => {
  expect((await findProblems(frozenContent)).map(problemLine)).toEqual([]);
});

test.each<[string, Edit]>([
  ["unchanged example files", () => undefined],
  [
    "invalid files whose name or folder starts with _",
    all(
      write("services/_draft.yaml", "name: ["),
      write("reports/_template/index.mdx", "{process.env.X}"),
      write("_notes/ideas.txt", "Later."),
    ),
  ],
  ["Windows line endings", withWindowsLines],
  ["a byte order mark", replace(example.legal, "---\n", "\uFEFF---\n")],
])("the check accepts %s", (_, edit) => {
  expect(problemsAfter(edit)).toEqual([]);
});

test.each([
  ["2025-02-28T05:00Z", []],
  [
    "2025-02-28T04:59Z",
    [
      expect.stringMatching(
        /^Note: .*example-report.* date: is 2025-02-28, so the site shows it from that day on/,
      ),
      expect.stringMatching(/^Note: .*example-study.* date: is 2025-02-28, which is in the future/),
      expect.stringMatching(/^Note: .*example-study.* report: refers to the Report "example-report", which/),
    ],
  ],
])("at %s, the check notes examples with future dates in the agency's time zone", (now, notes) => {
  setEnvironment({ SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000) });
  expect(problemsAfter(() => undefined)).toEqual(notes);
});

test("the check reports pictures that are incomplete or can't be decoded", async () => {
  const { content, remove } = copyContent(
    all(copy("images/example.png", "images/part.png"), write("images/text.jpg", "No picture")),
  );
  closeAfterTest(async () => remove());
  truncateSync(join(content, "images/part.png"), 100);
  const advice = "can't be opened as a picture: save it again from the original";
  expect((await findProblems(content)).map(problemLine)).toEqual([
    `content/images/part.png:1:1 ${advice}`,
    `content/images/text.jpg:1:1 ${advice}`,
  ]);
});

test("line and column numbers are right in a file with Windows line endings", () => {
  const wrongLink = replace(example.report, "## Summary", "[a link](/contat)\r\n\r\n## Summary");
  expect(problemsAfter(all(withWindowsLines, wrongLink))).toEqual([
    "content/reports/example-report/index.mdx:33:1 body: links to /contat, which isn't a page of this site; did you mean /contact?",
  ]);
});
