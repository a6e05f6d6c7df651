import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { type Encoding, encodingsOf } from "./encodings";
import { publishedFiles } from "../site/published-files";
import { renewFile } from "../site/renew-file";

const compressible = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml|ya?ml)$/;

/** A smaller file fits into one packet as it is. */
const worthwhile = 1024;

/** Node compresses on four threads. */
const workers = 4;

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
