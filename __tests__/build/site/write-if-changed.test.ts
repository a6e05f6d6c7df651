import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writeIfChanged } from "../../../src/build/site/published-files";
import { temporaryFolder } from "../../temporary-folder";

const { folder } = temporaryFolder();

test("a file is written with its folders, and again for other bytes alone", () => {
  const file = join(folder, "below/a/folder.txt");
  for (const text of ["one", "two"]) {
    writeIfChanged(file, Buffer.from(text));
    expect(readFileSync(file, "utf8")).toBe(text);
  }
  const longAgo = new Date("2020-01-01");
  utimesSync(file, longAgo, longAgo);
  writeIfChanged(file, Buffer.from("two"));
  expect(statSync(file).mtime).toEqual(longAgo);
});
