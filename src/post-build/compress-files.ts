import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { publishedFiles } from "./published-files";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/** A smaller file fits into one packet as it is. */
const worthwhile = 1024;

/** Node compresses on four threads. */
const workers = 4;

const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const encodings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: quality }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Where the published files are, and where compressed ones are kept between builds. */
interface Folders {
  readonly site: string;
  readonly compressed: string;
}

/**
 * Writes `x.br` and `x.gz` beside every text file `x`, for servers that send them as they are, and removes
 * those of files that are gone. What was compressed once is kept by its content: the best compression is
 * slow.
 *
 * @returns how many contents were compressed anew.
 */
export async function compressFiles({ site, compressed }: Folders): Promise<number> {
  await mkdir(compressed, { recursive: true });
  const files = publishedFiles(site);
  const queue = files.filter((path) => compressible.test(path));
  const results = new Map<string, Promise<Buffer>>();
  const written = new Set<string>();
  let fresh = 0;

  const make = async (name: string, compress: () => Promise<Buffer>): Promise<Buffer> => {
    const file = join(compressed, name);
    const known = await readFile(file).catch(() => undefined);
    if (known !== undefined) return known;
    const bytes = await compress();
    // Under its name only when it is whole, since it will be believed; another build may do the same now.
    const part = `${file}.${process.pid}`;
    await writeFile(part, bytes);
    await rename(part, file);
    fresh += 1;
    return bytes;
  };
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const bytes = await readFile(join(site, path));
      if (bytes.length < worthwhile) continue;
      const digest = createHash("sha256").update(bytes).digest("hex");
      for (const [ending, compress] of Object.entries(encodings)) {
        const name = `${digest}.${ending}`;
        const result = results.get(name) ?? make(name, () => compress(bytes));
        results.set(name, result);
        await writeFile(join(site, `${path}.${ending}`), await result);
        written.add(`${path}.${ending}`);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));

  const stale = files.filter((path) => /\.(?:br|gz)$/.test(path) && !written.has(path));
  const unused = (await readdir(compressed)).filter((name) => !results.has(name));
  await Promise.all([
    ...stale.map((path) => rm(join(site, path))),
    ...unused.map((name) => rm(join(compressed, name))),
  ]);
  return fresh;
}
