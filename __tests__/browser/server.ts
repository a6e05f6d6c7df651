import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { env, execPath } from "node:process";
import { type Environment } from "../../src/environment";
import { watch } from "../server/watch";
import { built, projects, type Tested, tested } from "../tested-project";

export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The variable with the origin of a site that runs for the tests of all files. */
export const variableOf = (which: Tested) => `TEST_SITE_${which.toUpperCase()}`;

/** The tested site, which already runs in most cases. */
export async function startServer(): Promise<Server> {
  const origin = env[variableOf(tested)];
  return origin === undefined ? spawnServer() : { origin, stop: async () => undefined };
}

/** Serves the tested site, or another folder, with settings of its own, whatever else runs. */
export async function spawnServer(
  settings: Environment = {},
  folder = built("public"),
): Promise<Server> {
  return serve(tested, settings, resolve(folder));
}

/** Serves a project's site as production does, with the function of that project, which knows its services. */
export async function serve(
  which: Tested,
  settings: Environment = {},
  folder = "public",
): Promise<Server> {
  const child = spawn(execPath, ["--import", "tsx", "src/commands/serve.ts", folder], {
    cwd: resolve(projects[which]),
    env: { ...env, ...settings, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { said, stop } = watch(child);
  return { origin: await said(/http:\/\/127\.0\.0\.1:\d+(?=\/)/), stop };
}
