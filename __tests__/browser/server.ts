import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { env, execPath } from "node:process";
import { type Environment } from "../../src/environment";
import { watch } from "../server/watch";
import { built, projects, type Tested, tested } from "../tested-project";

export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Returns the name of the environment variable that contains the origin of a site's shared server. */
export const variableOf = (which: Tested) => `TEST_SITE_${which.toUpperCase()}`;

/** Returns the tested site's shared server. Starts a separate server if none is shared. */
export async function startServer(): Promise<Server> {
  const origin = env[variableOf(tested)];
  return origin === undefined ? spawnServer() : { origin, stop: async () => undefined };
}

export async function spawnServer(settings: Environment = {}, folder = built("public")): Promise<Server> {
  return serve(tested, settings, resolve(folder));
}

/** Serves a project's site as in production, with the project's own contact function and services. */
export async function serve(which: Tested, settings: Environment = {}, folder = "public"): Promise<Server> {
  const child = spawn(execPath, ["--import", "tsx", "src/commands/serve.ts", folder], {
    cwd: resolve(projects[which]),
    env: { ...env, ...settings, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { waitForOutput, stop } = watch(child);
  return { origin: await waitForOutput(/http:\/\/127\.0\.0\.1:\d+(?=\/)/), stop };
}
