import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, execPath } from "node:process";
import { copyProject } from "../host/project-copy";
import { printTable } from "./table";

/**
 * `npm run bench:scale -- 7 100` measures cold builds, warm builds, and builds after a change to one report,
 * in copies of the project with 7 and 100 reports. It needs Linux, because it reads `/proc`.
 */
const sizes = (argv.length > 2 ? argv.slice(2) : ["7", "100", "1000"]).map(Number);
const rows = [["reports", "build", "CPU s", "wall s", "peak MB", "HTML KB a page"]];

void bench();

async function bench(): Promise<void> {
  for (const size of sizes) {
    const project = copyProject(`scale-${size}`);
    try {
      writeReports(project, size);
      await build(project, size, "cold");
      await build(project, size, "warm");
      const changed = join(project, "content/reports/sem-trends-report/index.mdx");
      writeFileSync(changed, `${readFileSync(changed, "utf8")}\n\nOne more sentence.\n`);
      await build(project, size, "one changed");
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  }
  console.log();
  printTable(rows);
}

function writeReports(project: string, size: number): void {
  const reports = join(project, "content/reports");
  const published = readdirSync(reports).filter((name) => !name.startsWith("_"));
  for (let number = published.length; number < size; number += 1) {
    const folder = join(reports, `further-report-${number}`);
    cpSync(join(reports, published[number % published.length] ?? ""), folder, { recursive: true });
    const file = join(folder, "index.mdx");
    const text = readFileSync(file, "utf8");
    // Also replace the indented `title` under `seo`, because share images show it.
    const titled = text.replace(/^( *)title: .*$/gm, `$1title: Further report ${number}`);
    writeFileSync(file, `${titled}\n\nNumber ${number}.\n`);
  }
}

async function build(project: string, size: number, name: string): Promise<void> {
  const { cpu, wall, memory } = await measure(project);
  const research = join(project, "public/research");
  const pages = readdirSync(research, { recursive: true, encoding: "utf8" })
    .filter((file) => /report(?:-\d+)?\/index\.html$/.test(file))
    .map((file) => readFileSync(join(research, file), "utf8"));
  const kilobytes = pages.reduce((sum, { length }) => sum + length, 0) / 1024;
  const row = [
    String(size),
    name,
    cpu.toFixed(1),
    wall.toFixed(1),
    memory.toFixed(0),
    (kilobytes / pages.length).toFixed(1),
  ];
  rows.push(row);
  console.log(row.join("  "));
}

/** Measures a build's CPU and elapsed time in seconds, and the peak memory of all its processes in MB. */
function measure(project: string): Promise<Record<"cpu" | "wall" | "memory", number>> {
  // The shell's `time` includes the CPU time of worker processes that have ended.
  const script = `TIMEFORMAT='cpu %U %S'; time "${execPath}" --import tsx src/commands/build.ts`;
  const started = performance.now();
  const child = spawn("bash", ["-c", script], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryBelow(child.pid ?? 0));
  }, 1000);
  return new Promise((resolve, reject) => {
    child.once("close", (code) => {
      clearInterval(watch);
      const [, user, system] = /cpu (\S+) (\S+)\s*$/.exec(output) ?? [];
      if (code !== 0 || user === undefined) return reject(new Error(output.slice(-5000)));
      const wall = (performance.now() - started) / 1000;
      resolve({ cpu: Number(user) + Number(system), wall, memory });
    });
  });
}

/** Returns the memory of a process tree in MB. Shared memory counts only once (`Pss` in proc(5)). */
function memoryBelow(root: number): number {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = readProcess(entry, "stat");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const below = (id: number): number => {
    const own = /^Pss:\s+(\d+)/m.exec(readProcess(String(id), "smaps_rollup"))?.[1] ?? 0;
    return (children.get(id) ?? []).reduce((sum, child) => sum + below(child), Number(own));
  };
  return below(root) / 1024;
}

/** Returns an empty string if the process has ended. */
function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8");
  } catch {
    return "";
  }
}
