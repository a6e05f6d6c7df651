import { spawn } from "node:child_process";
import { env, execPath } from "node:process";
import { type Environment } from "../../src/environment";
import { watch } from "../server/watch";

export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves `public/` as production does, unless `TEST_SITE` names a site that already runs. */
export async function startServer(): Promise<Server> {
  const running = env["TEST_SITE"];
  if (running !== undefined && running !== "") {
    return { origin: new URL(running).origin, stop: async () => undefined };
  }
  return spawnServer();
}

/** Serves `public/` or another folder with settings of its own, whatever else runs. */
export async function spawnServer(settings: Environment = {}, folder = "public"): Promise<Server> {
  const child = spawn(execPath, ["--import", "tsx", "src/commands/serve.ts", folder], {
    env: { ...env, ...settings, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { said, stop } = watch(child);
  return { origin: await said(/http:\/\/127\.0\.0\.1:\d+(?=\/)/), stop };
}
