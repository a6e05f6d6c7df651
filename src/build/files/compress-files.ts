import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { cmsFolder } from "../../cms/build/cms-page";
import { publishedFiles } from "../site/published-files";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/** `contact.html` is for hosts that compress by themselves; servers of files send `contact/index.html`. */
const isFlatPage = (path: string) => /\.html$/.test(path) && !/\/(?:index|404)\.html$/.test(path);

/** A smaller file fits into one packet as it is. */
const worthwhile = 1024;

/** Bytes that a server sends before it waits for an answer: 10 packets (RFC 6928), less a kilobyte of headers. */
export const firstFlight = 10 * 1460 - 1000;

/**
 * Scripts and styles are few and get the best quality. A page takes 2 ms of CPU at 9 with a small window and 23
 * at 10, for 6% less: only one that would not fit into the first flight gets that.
 */
function brotli(path: string, text: Buffer): Buffer {
  const compress = (quality: number, window = constants.BROTLI_DEFAULT_WINDOW) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: window,
      },
    });
  // The CMS has 7 MB of scripts, for a few editors.
  if (path.startsWith(`/${cmsFolder}/`)) return compress(5);
  if (/\.(?:css|js|svg)$/.test(path)) return compress(11);
  const quick = compress(9, 16);
  if (quick.length <= firstFlight) return quick;
  const better = compress(10);
  // 11 saves 2% more in three times the time: for a page that then fits, or nearly.
  const isNear = better.length > firstFlight && better.length < firstFlight * 1.05;
  return isNear ? compress(11) : better;
}

/**
 * Writes `x.br` and `x.gz` beside every text file `x` that is newer than they are, for servers that send
 * them as they are, and removes those of files that are gone.
 */
export function compressFiles(site: string): void {
  const modified = (path: string): number =>
    statSync(join(site, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = publishedFiles(site);
  const compressed = files
    .filter((path) => compressible.test(path) && !isFlatPage(path))
    .filter((path) => statSync(join(site, path)).size >= worthwhile);
  const expected = new Set(compressed.flatMap((path) => [`${path}.br`, `${path}.gz`]));
  for (const path of files) {
    const original = path.replace(/\.(?:br|gz)$/, "");
    const isCopy = original !== path && compressible.test(original);
    if (isCopy && !expected.has(path)) rmSync(join(site, path));
  }
  for (const path of compressed) {
    if (Math.min(modified(`${path}.br`), modified(`${path}.gz`)) >= modified(path)) continue;
    const text = readFileSync(join(site, path));
    writeFileSync(join(site, `${path}.br`), brotli(path, text));
    writeFileSync(
      join(site, `${path}.gz`),
      gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}
