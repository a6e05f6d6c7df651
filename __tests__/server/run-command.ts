import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env as processEnv, execPath } from "node:process";
import { closeAfterTest } from "./closing";

const tsx = resolve("node_modules/tsx/dist/cli.mjs");

/** A command in a process of its own. */
export interface Run {
  readonly child: ChildProcess;
  /** What it has printed, on both streams. */
  readonly output: { text: string };
  /** Its exit code, once it has ended and all that it printed is there. */
  readonly exit: Promise<number | null>;
}

/** Starts one of the project's commands for one test, with no variables but these. */
export function run(command: string, cwd: string, env: Record<string, string | undefined>): Run {
  const child = spawn(execPath, [tsx, resolve(`src/commands/${command}.ts`)], {
    cwd,
    env: { PATH: processEnv["PATH"], HOME: processEnv["HOME"], ...env },
  });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => (output.text += String(data)));
  }
  const exit = once(child, "close").then(([code]): number | null => code);
  closeAfterTest(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  return { child, output, exit };
}

/** A folder with a site of one page, for one test. */
export async function builtSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serve-"));
  closeAfterTest(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "public"));
  await writeFile(join(folder, "public/index.html"), "<h1>Home</h1>");
  return folder;
}
