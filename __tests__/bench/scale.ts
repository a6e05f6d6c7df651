import { spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { argv, cpuUsage, execPath } from "node:process";
import { parseArgs } from "node:util";
import { copyProject } from "../host/project-copy";
import { printTable } from "./table";

/**
 * `npm run bench:scale -- 7 100 1000 [--no-share-images]`: builds copies of the project with so many
 * reports, each with its CSV files: cold, warm, and with one report changed. Needs Linux (`/proc`).
 */

interface Build {
  /** CPU seconds, at the pace that the machine had when the benchmark began. */
  readonly cpu: number;
  /** How fast the machine was meanwhile, as a part of that. */
  readonly pace: number;
  readonly wall: number;
  /** The most memory that the build and its workers had at one time, in MB. */
  readonly memory: number;
}

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { "no-share-images": { type: "boolean", default: false } },
  allowPositionals: true,
});
const sizes = (positionals.length > 0 ? positionals : ["7", "100", "1000"]).map(Number);

const rows = [
  [
    "reports",
    "build",
    "CPU s",
    "pace",
    "wall s",
    "peak MB",
    "CPU ms per further report",
    "HTML KB a page",
    "script KB",
  ],
];
const first = new Map<string, { readonly size: number; readonly cpu: number }>();
const growth = new Map<string, number[]>();

const sentences = "A sentence of some words. ".repeat(40);
fixedWork();
const usual = Array.from({ length: 20 }, fixedWork).reduce((sum, sample) => sum + sample, 0) / 20;

void bench();

async function bench(): Promise<void> {
  for (const size of sizes) {
    const project = copyProject(`scale-${size}`);
    try {
      writeReports(project, size);
      if (values["no-share-images"]) leaveShareImagesOut(project);
      await build(project, size, "cold");
      await build(project, size, "warm");
      changeOneReport(project);
      await build(project, size, "one changed");
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  }
  console.log();
  printTable(rows);
  for (const [name, cpu] of growth) {
    const ratios = cpu.slice(1).map((seconds, index) => (seconds / (cpu[index] ?? NaN)).toFixed(2));
    console.log(
      `${name}: CPU of the further reports, each size to the one before: ${ratios.join(", ")}`,
    );
  }
}

/** Adds copies of a report until there are so many; all have texts and figures of their own. */
function writeReports(project: string, size: number): void {
  const reports = join(project, "content/reports");
  const present = readdirSync(reports).filter((name) =>
    existsSync(join(reports, name, "index.mdx")),
  );
  const published = present.filter((name) => !name.startsWith("_"));
  for (let number = published.length; number < size; number += 1) {
    const model = published[number % published.length] ?? "";
    const folder = join(reports, `further-report-${number}`);
    cpSync(join(reports, model), folder, { recursive: true });
    const file = join(folder, "index.mdx");
    const text = readFileSync(file, "utf8");
    // Its share image shows the one that stands below `seo`.
    const titled = text.replace(/^( *)title: .*$/gm, `$1title: Further report ${number}`);
    writeFileSync(file, `${titled}\n\nNumber ${number}.\n`);
  }
}

function changeOneReport(project: string): void {
  const file = join(project, "content/reports/sem-trends-report/index.mdx");
  writeFileSync(file, `${readFileSync(file, "utf8")}\n\nOne more sentence.\n`);
}

function leaveShareImagesOut(project: string): void {
  const file = join(project, "gatsby-node.ts");
  const text = readFileSync(file, "utf8");
  const without = text.replace(
    "await writeShareImages(pages, facts.name, folders.site, args.cache)",
    "0",
  );
  if (without === text) throw new Error("gatsby-node.ts makes share images in another way");
  writeFileSync(file, without);
}

/** Builds, and adds a row to the table. */
async function build(project: string, size: number, name: string): Promise<void> {
  const { cpu, pace, wall, memory } = await measure(project);
  const base = first.get(name);
  if (base === undefined) first.set(name, { size, cpu });
  else growth.set(name, [...(growth.get(name) ?? []), cpu - base.cpu]);
  const pages = readdirSync(join(project, "public/research"), { recursive: true, encoding: "utf8" })
    .filter((file) => /report(?:-\d+)?\/index\.html$/.test(file))
    .map((file) => readFileSync(join(project, "public/research", file)));
  const bytes = pages.reduce((sum, page) => sum + page.length, 0) / pages.length;
  const scripts =
    /data-scripts="([^"]*)"/.exec(pages.at(-1)?.toString() ?? "")?.[1]?.split(" ") ?? [];
  const scriptBytes = scripts.reduce(
    (sum, script) => sum + readFileSync(join(project, "public", script)).length,
    0,
  );
  rows.push([
    String(size),
    name,
    cpu.toFixed(1),
    pace.toFixed(2),
    wall.toFixed(1),
    memory.toFixed(0),
    base === undefined ? "" : (((cpu - base.cpu) * 1000) / (size - base.size)).toFixed(1),
    (bytes / 1024).toFixed(1),
    (scriptBytes / 1024).toFixed(1),
  ]);
  console.log(rows.at(-1)?.join("  "));
}

function measure(project: string): Promise<Build> {
  // The shell's own clock counts the workers too, once they have ended.
  const script = `TIMEFORMAT='cpu %U %S'; time "${execPath}" --import tsx src/commands/build.ts`;
  const started = performance.now();
  const child = spawn("bash", ["-c", script], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  let memory = 0;
  const samples: number[] = [];
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryBelow(child.pid ?? 0));
    samples.push(fixedWork());
  }, 1000);
  return new Promise((resolve, reject) => {
    child.once("close", (code) => {
      clearInterval(watch);
      const [, user, system] = /cpu (\S+) (\S+)\s*$/.exec(output) ?? [];
      if (code !== 0 || user === undefined) return reject(new Error(output.slice(-5000)));
      const wall = (performance.now() - started) / 1000;
      const pace = (usual * samples.length) / samples.reduce((sum, sample) => sum + sample, 0);
      resolve({ cpu: (Number(user) + Number(system)) * pace, pace, wall, memory });
    });
  });
}

/** CPU microseconds of a piece of work that is always the same: a shared machine is not always as fast. */
function fixedWork(): number {
  const { user, system } = cpuUsage();
  const hash = createHash("sha256");
  for (let piece = 0; piece < 5000; piece += 1) hash.update(JSON.stringify({ piece, sentences }));
  hash.digest();
  const used = cpuUsage({ user, system });
  return used.user + used.system;
}

/** Memory of a process and all below it, in MB; what several of them share counts once (proc(5), `Pss`). */
function memoryBelow(root: number): number {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = readProcess(entry, "stat");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const below = (process: number): number => {
    const own = Number(
      /^Pss:\s+(\d+)/m.exec(readProcess(String(process), "smaps_rollup"))?.[1] ?? 0,
    );
    return (children.get(process) ?? []).reduce((sum, child) => sum + below(child), own);
  };
  return below(root) / 1024;
}

/** What the system says of a process; nothing when it ended meanwhile. */
function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8");
  } catch {
    return "";
  }
}
