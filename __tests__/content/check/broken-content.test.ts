import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkContent } from "../../../src/content/check/check-content";
import { problemLine } from "../../../src/content/model/problem";
import { brokenBodies } from "./broken-bodies";
import { type BrokenContent } from "./broken-content";
import { brokenData } from "./broken-data";
import { brokenFields } from "./broken-fields";
import { brokenFiles } from "./broken-files";
import { brokenRedirects } from "./broken-redirects";
import {
  all,
  at,
  copyContent,
  type Edit,
  example,
  replace,
  withPlaces,
  write,
} from "../copy-of-content";

/** Expects that the check says so about the site's content after an edit, in whole lines and in order. */
function expectProblems(edit: Edit, problems: readonly unknown[]): void {
  const copy = copyContent(edit);
  try {
    const expected = problems.map((problem) => {
      if (typeof problem !== "string") return problem;
      const placed = withPlaces(copy.content, problem);
      return placed.endsWith("…") ? expect.stringContaining(placed.slice(0, -1)) : placed;
    });
    expect(checkContent(copy).map(problemLine)).toEqual(expected);
  } finally {
    copy.remove();
  }
}

const nothing: Edit = () => undefined;

describe.each<[string, readonly BrokenContent[]]>([
  ["files", brokenFiles],
  ["fields", brokenFields],
  ["bodies", brokenBodies],
  ["data", brokenData],
  ["redirects", brokenRedirects],
])("broken %s are named with their place", (_, cases) => {
  test.each(cases)("$name", ({ edit, problems }) => {
    expectProblems(edit, problems);
  });
});

describe("content without a problem", () => {
  test("the site's own", () => {
    const folders = { content: resolve("content"), pages: resolve("src/pages") };
    expect(checkContent(folders).map(problemLine)).toEqual([]);
  });

  test("the examples that the broken ones are made of", () => {
    expectProblems(nothing, []);
  });

  test("drafts, whatever they hold", () => {
    const drafts = all(
      write("services/_draft.yaml", "name: ["),
      write("reports/_template/index.mdx", "{process.env.X}"),
      write("_notes/ideas.txt", "Later."),
    );
    expectProblems(drafts, []);
  });

  test("files with Windows line ends, whose places are right", () => {
    const windows: Edit = (folder) => {
      const text = readFileSync(join(folder, example.report), "utf8").replaceAll("\n", "\r\n");
      write(example.report, text)(folder);
    };
    expectProblems(windows, []);
    expectProblems(all(windows, replace(example.report, "(/contact)", "(/contat)")), [`${at(example.report, "[link")} body: links to /contat, which is no page of the site; did you mean /contact?`]);
  });

  test("a file that starts with a byte order mark", () => {
    expectProblems(replace(example.legal, "---\n", "\uFEFF---\n"), []);
  });
});
