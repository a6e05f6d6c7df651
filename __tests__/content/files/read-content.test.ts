import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/check-content";
import { entriesOf } from "../../../src/content/files/read-content";
import { problemLine } from "../../../src/content/model/problem";
import { redirects } from "../../../src/content/model/kinds/redirects";
import { service } from "../../../src/content/model/kinds/service";
import { copyContent, type Edit, example, remove, replace, write } from "../copy-of-content";

const rules = [
  { from: "/old-name", to: "/contact?from=old#message", status: 301 },
  { from: "/Old_Site/index.html", to: "https://www.example.org/", status: 302 },
];

/** What the content check and a read of one kind say after an edit. */
function after<Found>(edit: Edit, read: (content: string) => Found) {
  const copy = copyContent(edit);
  try {
    return { said: checkContent(copy).map(problemLine), found: read(copy.content) };
  } finally {
    copy.remove();
  }
}

describe("the entries of a kind", () => {
  test("are what its files say, typed by the kind", () => {
    const { said, found } = after(
      write("redirects.yaml", JSON.stringify({ redirects: rules })),
      (at) => entriesOf(redirects, at).map(({ data }) => data.redirects),
    );
    expect(said).toEqual([]);
    expect(found).toEqual([rules]);
  });

  test("are none where the file is not there", () => {
    expect(after(remove("redirects.yaml"), (at) => entriesOf(redirects, at)).found).toEqual([]);
  });

  test("leave out a file that the check refuses", () => {
    const { said, found } = after(replace(example.service, "order: 90", "order: last"), (at) =>
      entriesOf(service, at).map(({ slug }) => slug),
    );
    expect(said).toEqual([
      'content/services/example-service.yaml:2:8 order: is the text "last", a number is allowed',
    ]);
    expect(found).toContain("seo");
    expect(found).not.toContain("example-service");
  });
});

/** Puts the byte of ü in Windows-1252 where a text says `ue`. */
const inWindowsEncoding =
  (file: string): Edit =>
  (folder) => {
    const text = readFileSync(join(folder, file), "latin1");
    writeFileSync(join(folder, file), text.replace("ue", "\u00FC"), "latin1");
  };

test.each([
  [
    "a YAML file",
    replace(example.service, "name: Example Service", "name: Juergen"),
    example.service,
    "1:8",
    "byte 8",
  ],
  [
    "a text",
    replace(example.report, "title: An", "title: Fuer an"),
    example.report,
    "2:9",
    "byte 13",
  ],
  [
    "figures",
    write("reports/example-report/figures.csv", "Device,Share (%)\nTuer,60\nFenster,40\n"),
    "reports/example-report/figures.csv",
    "2:2",
    "byte 19",
  ],
])("%s that is not UTF-8 is named with the byte", (_, edit, file, place, byte) => {
  const { said } = after(
    (folder) => [edit, inWindowsEncoding(file)].forEach((each) => each(folder)),
    () => 0,
  );
  expect(said).toContain(
    `content/${file}:${place} is not UTF-8 text: ${byte} is FC; save the file with the encoding UTF-8`,
  );
});
