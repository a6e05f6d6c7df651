import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env as processEnv, execPath, platform } from "node:process";
import { type Environment } from "../../src/environment";
import { frozenCode } from "../tested-project";
import { closeAfterTest } from "./closing";
import { type Run, watch } from "./watch";

const loader = resolve("node_modules/tsx/dist/loader.mjs");

/** The command's environment contains only `PATH`, `HOME`, and the variables in `env`. */
export function start(
  command: string,
  cwd: string,
  env: Environment,
  args: readonly string[] = [],
  stdout: "pipe" | number = "pipe",
): Run {
  const file = resolve(frozenCode(`src/commands/${command}.ts`));
  const child = spawn(execPath, ["--import", loader, file, ...args], {
    cwd,
    env: { PATH: processEnv["PATH"], HOME: processEnv["HOME"], ...env },
    stdio: ["ignore", stdout, "pipe"],
  });
  return watch(child);
}

export const run = (...how: Parameters<typeof start>): Run => endAfterTest(start(...how));

export const watched = (child: ChildProcess): Run => endAfterTest(watch(child));

function endAfterTest(process: Run): Run {
  closeAfterTest(() => process.stop("SIGKILL"));
  return process;
}

/** Waits for the address that a server prints, and returns it without a trailing slash. */
export const listening = ({ waitForOutput }: Run): Promise<string> => waitForOutput(/http:\S+[^\s/]/);

export async function answering(origin: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const answered = await fetch(origin, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (hasEnded()) throw new Error(`Nobody answers at ${origin}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

export async function builtSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serve-"));
  closeAfterTest(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "public"));
  await writeFile(join(folder, "public/index.html"), "<h1>Home</h1>");
  return folder;
}

/** Use this instead of `test` if a test needs `/proc`, `/dev/full`, or Linux tools. */
export const onLinux = platform === "linux" ? test : test.skip;

export const descriptorsOf = ({ pid }: ChildProcess): number => readdirSync(`/proc/${String(pid)}/fd`).length;

export const megabytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1]) / 1024;

/** CPU time of the process. Unlike the elapsed time, it hardly depends on what else the machine is doing. */
export function cpuSecondsOf({ pid }: ChildProcess): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, "utf8")
      .split(") ")
      .at(-1)
      ?.split(" ") ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
