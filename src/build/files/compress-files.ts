import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { adminFolder } from "../../cms/build/admin-page";
import { publishedFiles } from "../site/published-files";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/** `contact.html` is for hosts that compress by themselves; servers of files send `contact/index.html`. */
const isFlatPage = (path: string) => /\.html$/.test(path) && !/\/(?:index|404)\.html$/.test(path);

/** A smaller file fits into one packet as it is. */
const worthwhile = 1024;

/** Brotli's quality: the best for scripts and styles, which are few; a page takes 60 ms at 11 and 23 at 10. */
function qualityOf(path: string): number {
  // The CMS has 7 MB of scripts, for a few editors.
  if (path.startsWith(`/${adminFolder}/`)) return 5;
  return /\.(?:css|js|svg)$/.test(path) ? 11 : 10;
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
    if (/\.(?:br|gz)$/.test(path) && !expected.has(path)) rmSync(join(site, path));
  }
  for (const path of compressed) {
    if (Math.min(modified(`${path}.br`), modified(`${path}.gz`)) >= modified(path)) continue;
    const text = readFileSync(join(site, path));
    const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(path) };
    writeFileSync(join(site, `${path}.br`), brotliCompressSync(text, { params }));
    writeFileSync(
      join(site, `${path}.gz`),
      gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}
