import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env as ownEnv, execPath } from "node:process";
import { type Environment } from "../../src/environment";
import { listening } from "../server/run-command";
import { watch } from "../server/watch";
import { built } from "../tested-project";
import { areInstalled } from "./installed";

/** npm installs Cloudflare's runtime only on common platforms. */
export function hasWorkerd(): boolean {
  const name = `${process.platform}-${process.arch === "x64" ? "64" : process.arch}`;
  const file = `node_modules/@cloudflare/workerd-${name}/bin/workerd`;
  return areInstalled([file], "npm install", "WORKERD_REQUIRED");
}

export type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Starts the site in Cloudflare's runtime. `trusted` is the path of a file with trusted certificates. */
export async function startWorker(settings: Environment, assets = built("public"), trusted?: string) {
  const home = mkdtempSync(join(tmpdir(), "worker-"));
  const child = spawn(
    execPath,
    [
      ...["node_modules/wrangler/bin/wrangler.js", "dev", "--persist-to", home],
      ...["--config", built("wrangler.jsonc")],
      ...["--ip", "127.0.0.1", "--port", "0", "--inspector-port", "0", "--assets", assets],
      ...Object.entries(settings).flatMap(([name, value = ""]) => ["--var", `${name}:${value}`]),
    ],
    {
      env: {
        PATH: ownEnv["PATH"],
        HOME: home,
        CI: "1",
        WRANGLER_SEND_METRICS: "false",
        NODE_EXTRA_CA_CERTS: trusted,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const worker = watch(child);
  const stop = async () => {
    await worker.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { ...worker, origin: await listening(worker), stop };
}
