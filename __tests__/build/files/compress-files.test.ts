import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../src/build/files/compress-files";
import { publishedFiles } from "../../../src/build/site/published-files";

const site = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(site, { recursive: true }));

const long = (word: string) => `${word} `.repeat(500);
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};

test("texts are compressed; pictures, short texts and the second files of pages are not", () => {
  write("page/index.html", long("text"));
  write("page.html", long("text"));
  write("404.html", long("text"));
  write("admin/cms.js", long("text"));
  write("short.js", "short");
  write("picture.avif", long("picture"));
  compressFiles(site);
  expect(publishedFiles(site)).toEqual([
    "/404.html",
    "/404.html.br",
    "/404.html.gz",
    "/admin/cms.js",
    "/admin/cms.js.br",
    "/admin/cms.js.gz",
    "/page.html",
    "/page/index.html",
    "/page/index.html.br",
    "/page/index.html.gz",
    "/picture.avif",
    "/short.js",
  ]);
  const packed = (ending: string) => readFileSync(join(site, `page/index.html${ending}`));
  expect(brotliDecompressSync(packed(".br")).toString()).toBe(long("text"));
  expect(gunzipSync(packed(".gz")).toString()).toBe(long("text"));
});

test("a file that changed, shrank or went leaves nothing old behind; the others are left alone", () => {
  for (const name of ["same", "changed", "shrunk", "gone"]) write(`a/${name}.js`, long(name));
  compressFiles(site);
  const ago = new Date("2020-01-01");
  for (const ending of ["", ".br", ".gz"]) {
    for (const name of ["same", "changed"])
      utimesSync(join(site, `a/${name}.js${ending}`), ago, ago);
  }
  write("a/changed.js", long("other"));
  write("a/shrunk.js", "x");
  rmSync(join(site, "a/gone.js"));
  compressFiles(site);
  expect(publishedFiles(join(site, "a"))).toEqual([
    "/changed.js",
    "/changed.js.br",
    "/changed.js.gz",
    "/same.js",
    "/same.js.br",
    "/same.js.gz",
    "/shrunk.js",
  ]);
  expect(gunzipSync(readFileSync(join(site, "a/changed.js.gz"))).toString()).toBe(long("other"));
  expect(brotliDecompressSync(readFileSync(join(site, "a/changed.js.br"))).toString()).toBe(
    long("other"),
  );
  expect(statSync(join(site, "a/same.js.br")).mtime).toEqual(ago);
});

test("a page that would not fit into the first packets is compressed better", () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      createHash("sha256").update(`${index}`).digest("hex").slice(0, 12),
    ).join(" ");
  const weigh = (file: string, text: string) => {
    write(file, text);
    compressFiles(site);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
    const quick = brotliCompressSync(text, { params }).length;
    return { quick, sent: statSync(join(site, `${file}.br`)).size };
  };
  const short = weigh("short/index.html", words(1000));
  const large = weigh("large/index.html", words(4000));
  expect([short.quick < 13_600, short.sent]).toEqual([true, short.quick]);
  expect([large.quick > 13_600, large.sent < large.quick]).toEqual([true, true]);
});
