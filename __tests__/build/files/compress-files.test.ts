import { readFileSync, rmSync, statSync, truncateSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../src/build/files/compress-files";
import { findPublishedFiles } from "../../../src/files";
import { temporaryFolder } from "../../temporary-folder";

const { folder: site, write } = temporaryFolder();

const long = (word: string) => `${word} `.repeat(500);

const packed = (file: string) => ["", ".br", ".gz"].map((ending) => file + ending);

test("only long texts are compressed, and each page only once", () => {
  const names = ["page/index.html", "page.html", "404.html", "admin/cms.js", "a.tar.gz", "a.avif"];
  for (const name of names) write(name, long("text"));
  write("short.js", "short");
  compressFiles(site);
  expect(findPublishedFiles(site)).toEqual([
    ...packed("/404.html"),
    "/a.avif",
    "/a.tar.gz",
    ...packed("/admin/cms.js"),
    "/page.html",
    ...packed("/page/index.html"),
    "/short.js",
  ]);
});

test("only outdated copies are replaced or removed", () => {
  for (const name of ["same", "changed", "shrunk", "gone", "empty", "cut-off"])
    write(`a/${name}.js`, long(name));
  compressFiles(site);
  const ago = new Date("2020-01-01");
  utimesSync(join(site, "a/same.js.br"), ago, ago);
  write("a/changed.js", long("other"));
  // After the clock was set back, the changed file looks older than its copies.
  utimesSync(join(site, "a/changed.js"), ago, ago);
  write("a/shrunk.js", "x");
  rmSync(join(site, "a/gone.js"));
  for (const ending of ["br", "gz"]) {
    // A full disk leaves such files.
    write(`a/empty.js.${ending}`, "");
    truncateSync(join(site, `a/cut-off.js.${ending}`), 12);
  }
  compressFiles(site);
  expect(findPublishedFiles(join(site, "a"))).toEqual([
    ...packed("/changed.js"),
    ...packed("/cut-off.js"),
    ...packed("/empty.js"),
    ...packed("/same.js"),
    "/shrunk.js",
  ]);
  for (const [name, word] of [
    ["changed", "other"],
    ["cut-off", "cut-off"],
    ["empty", "empty"],
  ] as const) {
    const copy = (ending: string) => readFileSync(join(site, `a/${name}.js.${ending}`));
    expect(gunzipSync(copy("gz")).toString()).toBe(long(word));
    expect(brotliDecompressSync(copy("br")).toString()).toBe(long(word));
  }
  expect(statSync(join(site, "a/same.js.br")).mtime).toEqual(ago);
});
