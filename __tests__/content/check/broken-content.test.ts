import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkContent } from "../../../src/content/check/check-content";
import { faultLine } from "../../../src/content/model/fault";
import { brokenBodies } from "./broken-bodies";
import { type BrokenContent } from "./broken-content";
import { brokenData } from "./broken-data";
import { brokenFields } from "./broken-fields";
import { brokenFiles } from "./broken-files";
import { brokenRedirects } from "./broken-redirects";
import { all, copyContent, type Edit, example, replace, write } from "../copy-of-content";

/** What the check says about the site's content after an edit, as editors read it. */
function faultsAfter(edit: Edit): string[] {
  const copy = copyContent(edit);
  try {
    return checkContent(copy).map(faultLine);
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
  test.each(cases)("$name", ({ edit, faults }) => {
    expect(faultsAfter(edit)).toEqual(faults);
  });
});

describe("content without a fault", () => {
  test("the site's own", () => {
    const folders = { content: resolve("content"), pages: resolve("src/pages") };
    expect(checkContent(folders).map(faultLine)).toEqual([]);
  });

  test("the examples that the broken ones are made of", () => {
    expect(faultsAfter(nothing)).toEqual([]);
  });

  test("drafts, whatever they hold", () => {
    const drafts = all(
      write("services/_draft.yaml", "name: ["),
      write("reports/_template/index.mdx", "{process.env.X}"),
      write("_notes/ideas.txt", "Later."),
    );
    expect(faultsAfter(drafts)).toEqual([]);
  });

  test("files with Windows line ends, whose places are right", () => {
    const windows: Edit = (folder) => {
      const text = readFileSync(join(folder, example.report), "utf8").replaceAll("\n", "\r\n");
      write(example.report, text)(folder);
    };
    expect(faultsAfter(windows)).toEqual([]);
    expect(faultsAfter(all(windows, replace(example.report, "(/contact)", "(/contat)")))).toEqual([
      "content/reports/example-report/index.mdx:32:20 body: links to /contat, which is no page of the site; did you mean /contact?",
    ]);
  });

  test("a file that starts with a byte order mark", () => {
    expect(faultsAfter(replace(example.legal, "---\ntitle", "\uFEFF---\ntitle"))).toEqual([]);
  });
});
