import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
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

/** Bytes that a server sends before it waits for a reply: 10 packets (RFC 6928) minus 1 KB for headers. */
export const firstFlight = 10 * 1460 - 1000;

/**
 * Quality 9 with a small window takes 2 ms of CPU time per page. Quality 10 takes 23 ms and saves another 6%,
 * so only pages that exceed {@link firstFlight} get it. Figures get quality 9, because few visitors download
 * them.
 */
function compress(path: string, text: Buffer): Buffer {
  const brotli = (quality: number, window = constants.BROTLI_DEFAULT_WINDOW, block = 0) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    });
  // The CMS has 7 MB of scripts for just a few editors, so fast compression matters more than size.
  if (path.startsWith(`/${cmsFolder}/`)) return brotli(5);
  const isFigure = /^\/research\/.*\.svg$/.test(path);
  if (/\.(?:css|js|svg)$/.test(path) && !isFigure) return brotli(11);
  const quick = brotli(9, 16);
  if (isFigure || quick.length <= firstFlight) return quick;
  const better = brotli(10);
  // Quality 11 takes three times as long as quality 10 and saves another 2%, so only pages slightly above
  // `firstFlight` get it. Small blocks make some pages smaller and others larger, so try both block sizes.
  const isNear = better.length > firstFlight && better.length < firstFlight * 1.05;
  if (!isNear) return better;
  const [best, small] = [brotli(11), brotli(11, undefined, constants.BROTLI_MIN_INPUT_BLOCK_BITS)];
  return small.length < best.length ? small : best;
}

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
