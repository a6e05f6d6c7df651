import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeIfChanged } from "../../../src/build/site/write-if-changed";

const folder = mkdtempSync(join(tmpdir(), "write-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "below/a/folder.txt");
const write = (text: string) => writeIfChanged(file, Buffer.from(text));

test("a file that is not there is written, with its folders", () => {
  write("one");
  expect(readFileSync(file, "utf8")).toBe("one");
});

test("other bytes of the same length are written", () => {
  write("two");
  expect(readFileSync(file, "utf8")).toBe("two");
});

test("a file that holds the bytes already is left alone", () => {
  writeFileSync(file, "two");
  const longAgo = new Date("2020-01-01");
  utimesSync(file, longAgo, longAgo);
  write("two");
  expect(statSync(file).mtime).toEqual(longAgo);
});
