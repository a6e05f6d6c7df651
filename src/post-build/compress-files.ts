import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { adminFolder } from "./admin-page";
import { publishedFiles } from "./published-files";
import { renewFile } from "./renew-file";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/** A smaller file fits into one packet as it is. */
const worthwhile = 1024;

/** Node compresses on four threads. */
const workers = 4;

const brotliOptions = (quality: number, window = constants.BROTLI_DEFAULT_WINDOW) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
  },
});

/** A way of compressing; what it makes is kept under its name, and another way has another name. */
interface Encoding {
  /** Ending of the file for visitors. */
  readonly ending: "br" | "gz";
  readonly name: string;
  readonly compress: (bytes: Buffer) => Buffer | Promise<Buffer>;
}

const gzipped: Encoding = {
  ending: "gz",
  name: "gz",
  compress: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** For what is few and comes with every page. */
const best: readonly Encoding[] = [
  {
    ending: "br",
    name: "best.br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, brotliOptions(constants.BROTLI_MAX_QUALITY)),
  },
  gzipped,
];

/** 64 KB, as a power of two: a thorough search in a larger window begins with tables that take ten times as long. */
const smallWindow = 16;

/**
 * For what grows with the site: the best would take 40 times as long for a tenth less. It takes more time on
 * another thread than on this one.
 */
const brotliQuickly = (bytes: Buffer) =>
  brotliCompressSync(
    bytes,
    bytes.length < 2 ** (smallWindow + 1) ? brotliOptions(9, smallWindow) : brotliOptions(5),
  );
const quick: readonly Encoding[] = [
  { ending: "br", name: "quick-9.br", compress: brotliQuickly },
  gzipped,
];

/**
 * What a server sends of a page before it waits for an answer: 10 packets (RFC 6928), less a kilobyte of
 * headers. A page that is larger comes a whole round trip later.
 */
const firstFlight = 10 * 1460 - 1000;
const page: readonly Encoding[] = [
  {
    ending: "br",
    name: "page-9.br",
    compress: (bytes) => {
      const result = brotliQuickly(bytes);
      return result.length <= firstFlight ? result : brotliCompressSync(bytes, brotliOptions(10));
    },
  },
  gzipped,
];

function encodingsOf(path: string): readonly Encoding[] {
  if (path.endsWith(".html")) return page;
  // The content desk is large, and for few.
  const isShared = /\.(?:css|js|svg)$/.test(path) && !path.startsWith(`/${adminFolder}/`);
  return isShared ? best : quick;
}

/** Where the published files are, and where compressed ones are kept between builds. */
interface Folders {
  readonly site: string;
  readonly compressed: string;
}

/** A content that is not compressed yet: a file that holds it, and all that are to be written from it. */
interface Task {
  readonly path: string;
  readonly compress: Encoding["compress"];
  readonly targets: string[];
}

/**
 * Writes `x.br` and `x.gz` beside every text file `x`, for servers that send them as they are, and removes
 * those of files that are gone. What was compressed once is kept by its content.
 *
 * @returns how many contents were compressed anew.
 */
export async function compressFiles({ site, compressed }: Folders): Promise<number> {
  mkdirSync(compressed, { recursive: true });
  const kept = new Set(readdirSync(compressed));
  const files = publishedFiles(site);
  const written = new Set<string>();
  const used = new Set<string>();
  const tasks = new Map<string, Task>();

  for (const path of files.filter((file) => compressible.test(file))) {
    const bytes = readFileSync(join(site, path));
    if (bytes.length < worthwhile) continue;
    const digest = createHash("sha256").update(bytes).digest("hex");
    for (const { ending, name, compress } of encodingsOf(path)) {
      const result = `${digest}.${name}`;
      const target = `${path}.${ending}`;
      used.add(result);
      written.add(target);
      if (kept.has(result)) {
        renewFile(join(site, target), readFileSync(join(compressed, result)));
        continue;
      }
      const task = tasks.get(result) ?? { path, compress, targets: [] };
      task.targets.push(target);
      tasks.set(result, task);
    }
  }

  const queue = [...tasks];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [result, { path, compress, targets }] = next;
      const bytes = await compress(readFileSync(join(site, path)));
      const file = join(compressed, result);
      // Under its name only when it is whole, since it will be believed; another build may do the same now.
      writeFileSync(`${file}.${pid}`, bytes);
      renameSync(`${file}.${pid}`, file);
      for (const target of targets) renewFile(join(site, target), bytes);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));

  const stale = files.filter((path) => /\.(?:br|gz)$/.test(path) && !written.has(path));
  for (const path of stale) rmSync(join(site, path));
  for (const name of kept) if (!used.has(name)) rmSync(join(compressed, name));
  return tasks.size;
}
