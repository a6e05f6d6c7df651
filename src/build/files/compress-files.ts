import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { drawingsPath, scriptsFolder } from "../../addresses";
import { cmsFolder } from "../../cms/build/cms-page";
import { findPublishedFiles } from "../../files";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/**
 * Flat pages, such as `contact.html`, aren't compressed, because the hosts that need them compress files
 * themselves.
 */
const isFlatPage = (path: string) => /\.html$/.test(path) && !/\/(?:index|404)\.html$/.test(path);

/** Minimum size in bytes. Smaller files fit into one network packet without compression. */
const minimumSize = 1024;

/**
 * Brotli's quality, by folder. It's lower for the CMS, whose 7 MB of scripts serve just a few editors, and for
 * pages and figures, because there are many. Per page, quality 9 takes 2 ms of CPU time, and quality 11 takes 60.
 */
function qualityFor(path: string): number {
  if (path.startsWith(`/${cmsFolder}/`)) return 5;
  return path.startsWith(scriptsFolder) || path === drawingsPath ? 11 : 9;
}

const compress = (path: string, text: Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(path) } });

/** Times can't prove that a copy is current, because clocks can be set back and a full disk cuts files off. */
function isCopyOf(text: Buffer, copy: string, decompress: (bytes: Buffer) => Buffer): boolean {
  if (!existsSync(copy)) return false;
  try {
    return decompress(readFileSync(copy)).equals(text);
  } catch {
    // The copy was cut off.
    return false;
  }
}

/** Writes `.br` and `.gz` copies for servers that send precompressed files, and removes outdated copies. */
export function compressFiles(site: string): void {
  const files = findPublishedFiles(site);
  const compressed = files
    .filter((path) => compressible.test(path) && !isFlatPage(path))
    .filter((path) => statSync(join(site, path)).size >= minimumSize);
  const expected = new Set(compressed.flatMap((path) => [`${path}.br`, `${path}.gz`]));
  for (const path of files) {
    const original = path.replace(/\.(?:br|gz)$/, "");
    const isCopy = original !== path && compressible.test(original);
    if (isCopy && !expected.has(path)) rmSync(join(site, path));
  }
  for (const path of compressed) {
    const file = join(site, path);
    const text = readFileSync(file);
    if (!isCopyOf(text, `${file}.br`, brotliDecompressSync))
      writeFileSync(`${file}.br`, compress(path, text));
    if (!isCopyOf(text, `${file}.gz`, gunzipSync)) writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
