import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { cmsFolder } from "../../cms/build/cms-page";
import { publishedFiles } from "../site/published-files";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/**
 * Flat pages, such as `contact.html`, need no compressed copies, because the hosts that send them compress files
 * themselves. Other servers send `contact/index.html`.
 */
const isFlatPage = (path: string) => /\.html$/.test(path) && !/\/(?:index|404)\.html$/.test(path);

/** Minimum size in bytes for compressing a file. A smaller file fits into one packet uncompressed. */
const worthwhile = 1024;

/**
 * Bytes of a file that a server can send before it waits for an acknowledgment: 10 packets (RFC 6928), minus
 * about 1 KB for headers.
 */
export const firstFlight = 10 * 1460 - 1000;

/**
 * Compresses a file with Brotli. Scripts and styles get the best quality, 11, because there are only a few of
 * them. A page takes 2 ms of CPU time at quality 9 with a small compression window. At quality 10, it takes 23 ms
 * and gets 6% smaller. Only pages that don't fit into {@link firstFlight} at quality 9 get quality 10.
 */
function brotli(path: string, text: Buffer): Buffer {
  const compress = (quality: number, window = constants.BROTLI_DEFAULT_WINDOW) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: window,
      },
    });
  // The CMS has 7 MB of scripts for just a few editors, so fast compression matters more than size.
  if (path.startsWith(`/${cmsFolder}/`)) return compress(5);
  if (/\.(?:css|js|svg)$/.test(path)) return compress(11);
  const quick = compress(9, 16);
  if (quick.length <= firstFlight) return quick;
  const better = compress(10);
  // Quality 11 saves another 2% but takes three times as long. Only pages that are at most 5% larger than
  // `firstFlight` get quality 11.
  const isNear = better.length > firstFlight && better.length < firstFlight * 1.05;
  return isNear ? compress(11) : better;
}

/**
 * Writes compressed copies, `x.br` and `x.gz`, for servers that send precompressed files. Skips files whose
 * copies are up to date. Removes copies that are no longer needed, such as those of deleted files.
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
