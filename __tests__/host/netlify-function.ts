import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { parse } from "yaml";
import { type Environment } from "../../src/environment";
import { portOf } from "../server/mail-server";
import { watched } from "../server/run-command";

interface Step {
  readonly with?: { readonly name?: string; readonly path?: string };
}

/** Returns the paths that the Publish workflow's build job uploads for the publishing job. */
function uploadedPaths(): string[] {
  const { jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
  const steps: readonly Step[] = jobs.build.steps;
  const upload = steps.find(({ with: inputs }) => inputs?.name?.startsWith("site-"));
  return upload?.with?.path?.trim().split("\n") ?? [];
}

/** Starts a build's Netlify function with only the files that the workflow uploads. */
export async function startNetlifyFunction(project: string, settings: Environment, node: string = execPath) {
  // All tests of the same project share this folder, because bundling takes several seconds.
  const folder = join(project, "netlify-upload");
  for (const path of existsSync(folder) ? [] : uploadedPaths()) {
    if (existsSync(join(project, path))) {
      cpSync(join(project, path), join(folder, path), { recursive: true });
    }
  }
  const child = fork(resolve("__tests__/host/netlify-runner.mjs"), [folder], {
    execPath: node,
    env: { PATH: env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const { logged } = watched(child);
  const [address]: unknown[] = await once(child, "message");
  return { origin: `http://127.0.0.1:${portOf(address)}`, logged };
}
