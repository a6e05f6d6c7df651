import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEntries, readWebsite } from "../../../src/content/files/read-content";
import { redirects } from "../../../src/content/model/kinds/redirects";
import { service } from "../../../src/content/model/kinds/service";
import { all, type Edit, example, remove, rename, replace, write } from "../copy-of-content";
import { findAfter, problemsAfter } from "../find-after";

const rules = [
  { from: "/old-name", to: "/contact?from=old#message", status: 301 },
  { from: "/Old_Site/index.html", to: "https://www.example.org/", status: 302 },
];

describe("reading the items of a kind", () => {
  test("returns the values in its files", () => {
    const edit = write("redirects.yaml", JSON.stringify({ redirects: rules }));
    const found = findAfter(edit, (at) => readEntries(redirects, at).map(({ data }) => data.redirects));
    expect(found).toEqual([rules]);
    expect(problemsAfter(edit)).toEqual([]);
  });

  test("returns nothing if the file is missing", () => {
    expect(findAfter(remove("redirects.yaml"), (at) => readEntries(redirects, at))).toEqual([]);
  });

  test("skips invalid files", () => {
    const edit = replace(example.service, "order: 90", "order: last");
    const found = findAfter(edit, (at) => readEntries(service, at).map(({ slug }) => slug));
    expect(found).toContain("seo");
    expect(found).not.toContain("example-service");
  });

  test("skips hidden files, as the check does", () => {
    const edit = all(rename(example.service, "services/.old.yaml"), write(".notes/a.json", "{}"));
    const found = findAfter(edit, (at) => readEntries(service, at).map(({ slug }) => slug));
    expect(found).not.toContain(".old");
    expect(problemsAfter(edit)).toEqual([]);
  });
});

test("without a website in organization.yaml, the site's address is site.invalid", () => {
  const edit = replace("site/organization.yaml", /^website: .*\n/m, "");
  expect(findAfter(edit, readWebsite)).toBe("https://site.invalid");
});

/** Replaces `ue` with `ü` in the Windows-1252 encoding, so that the file isn't valid UTF-8. */
const inWindowsEncoding = (file: string): Edit => {
  return (folder) => {
    const text = readFileSync(join(folder, file), "latin1");
    writeFileSync(join(folder, file), text.replace("ue", "\u00FC"), "latin1");
  };
};

test.each([
  [example.service, "name: Example Service", "name: Juergen", "1:8 isn't UTF-8 text: byte 8"],
  [example.report, "title: An", "title: Fuer an", "2:9 isn't UTF-8 text: byte 13"],
])("the check reports the first byte of %s that isn't UTF-8", (file, from, to, problem) => {
  expect(problemsAfter(all(replace(file, from, to), inWindowsEncoding(file)))).toContain(
    `content/${file}:${problem} is FC; save the file as UTF-8`,
  );
});

test("the check reports an invisible character, which would break the feed", () => {
  expect(problemsAfter(replace(example.report, "title: An", "title: A\u000Bn"))).toContain(
    `content/${example.report}:2:9 has the invisible character U+000B: remove it`,
  );
});
