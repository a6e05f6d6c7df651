import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env as processEnv, execPath, platform } from "node:process";
import { type Environment } from "../../src/server/settings";
import { closeAfterTest } from "./closing";

const loader = resolve("node_modules/tsx/dist/loader.mjs");

/** A command in a process of its own. */
export interface Run {
  readonly child: ChildProcess;
  /** What it has printed, on both streams. */
  readonly output: { text: string };
  /** Its exit code, once it has ended and all that it printed is there. */
  readonly exit: Promise<number | null>;
}

/** Starts one of the project's commands for one test, with no variables but these. */
export function run(
  command: string,
  cwd: string,
  env: Environment,
  args: readonly string[] = [],
): Run {
  const file = resolve(`src/commands/${command}.ts`);
  const child = spawn(execPath, ["--import", loader, file, ...args], {
    cwd,
    env: { PATH: processEnv["PATH"], HOME: processEnv["HOME"], ...env },
  });
  return watched(child);
}

/** Collects what a process prints, and ends it after the test. */
export function watched(child: ChildProcess): Run {
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data) => (output.text += String(data)));
  }
  const exit = once(child, "close").then(([code]): number | null => code);
  closeAfterTest(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  return { child, output, exit };
}

/** The address that a server prints once it listens, without a slash at its end. */
export async function listening({ child, output, exit }: Run): Promise<string> {
  for (;;) {
    const address = /http:\S+[^\s/]/.exec(output.text)?.[0];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`It ended:\n${output.text}`);
    await Promise.race([once(child.stdout ?? child, "data"), exit]);
  }
}

/** A folder with a site of one page in `public`, for one test. */
export async function builtSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serve-"));
  closeAfterTest(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "public"));
  await writeFile(join(folder, "public/index.html"), "<h1>Home</h1>");
  return folder;
}

/** For what only Linux has: `/proc`, `/dev/full`, and the tools that releases are made with. */
export const onLinux = platform === "linux" ? test : test.skip;

/** Files and connections that a process has open. */
export const descriptorsOf = ({ pid }: ChildProcess): number =>
  readdirSync(`/proc/${String(pid)}/fd`).length;

/** Megabytes of memory that a process has. */
export const megabytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1]) / 1024;
