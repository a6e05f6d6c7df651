import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../src/build/files/compress-files";
import { publishedFiles } from "../../../src/build/site/published-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
  mkdirSync(join(folder, "site"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const folders = () => ({ site: join(folder, "site"), compressed: join(folder, "kept") });
const site = (file: string) => join(folders().site, file);
const long = (word: string) => `${word} `.repeat(500);

test("texts are compressed, pictures and short texts are not", async () => {
  writeFileSync(site("page.html"), long("text"));
  writeFileSync(site("short.html"), "short");
  writeFileSync(site("picture.avif"), long("picture"));
  expect(await compressFiles(folders())).toBe(2);
  expect(publishedFiles(folders().site)).toEqual([
    "/page.html",
    "/page.html.br",
    "/page.html.gz",
    "/picture.avif",
    "/short.html",
  ]);
  expect(brotliDecompressSync(readFileSync(site("page.html.br"))).toString()).toBe(long("text"));
  expect(gunzipSync(readFileSync(site("page.html.gz"))).toString()).toBe(long("text"));
});

test("the same content is compressed once, in this build and in later ones", async () => {
  writeFileSync(site("a.html"), long("text"));
  writeFileSync(site("b.html"), long("text"));
  expect(await compressFiles(folders())).toBe(2);
  expect(await compressFiles(folders())).toBe(0);
  expect(readFileSync(site("a.html.br"))).toEqual(readFileSync(site("b.html.br")));
});

test("a file that changed, shrank or went leaves nothing old behind", async () => {
  for (const name of ["changed", "shrunk", "gone"]) writeFileSync(site(`${name}.js`), long(name));
  await compressFiles(folders());
  writeFileSync(site("changed.js"), long("other"));
  writeFileSync(site("shrunk.js"), "x");
  rmSync(site("gone.js"));
  expect(await compressFiles(folders())).toBe(2);
  expect(publishedFiles(folders().site)).toEqual([
    "/changed.js",
    "/changed.js.br",
    "/changed.js.gz",
    "/shrunk.js",
  ]);
  expect(gunzipSync(readFileSync(site("changed.js.gz"))).toString()).toBe(long("other"));
  expect(publishedFiles(folders().compressed)).toHaveLength(2);
});

test("a page that quick compression leaves too large for the first packets is compressed better", async () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      createHash("sha256").update(`${index}`).digest("hex").slice(0, 12),
    ).join(" ");
  writeFileSync(site("short.html"), words(1000));
  writeFileSync(site("long.html"), words(4000));
  await compressFiles(folders());
  const weights = (file: string) => {
    const bytes = readFileSync(site(file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
    return [
      statSync(site(`${file}.br`)).size,
      brotliCompressSync(bytes, { params }).length,
    ] as const;
  };
  const [short, shortQuick] = weights("short.html");
  const [long, longQuick] = weights("long.html");
  expect([short, shortQuick < 13_600]).toEqual([shortQuick, true]);
  expect([long < longQuick, longQuick > 13_600]).toEqual([true, true]);
});
