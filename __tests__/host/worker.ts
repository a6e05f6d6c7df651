import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env as ownEnv, execPath } from "node:process";
import { type Environment } from "../../src/server/settings";
import { listening } from "../server/run-command";

/**
 * Whether Cloudflare's runtime is there: npm installs it for common systems alone. Where `WORKERD_REQUIRED` is
 * set, the tests must not be left out unseen.
 *
 * @throws Error when it is required and missing.
 */
export function hasWorkerd(): boolean {
  const file = `@cloudflare/workerd-${process.platform}-${process.arch === "x64" ? "64" : process.arch}`;
  if (existsSync(`node_modules/${file}/bin/workerd`)) return true;
  if ((ownEnv["WORKERD_REQUIRED"] ?? "") !== "") {
    throw new Error(`WORKERD_REQUIRED is set, but there is no ${file}`);
  }
  console.warn(`The tests in Cloudflare's runtime are left out: there is no ${file}.`);
  return false;
}

/** The built site and its function in Cloudflare's own runtime, as `wrangler.jsonc` says. */
export interface Worker {
  readonly origin: string;
  /** What the runtime and the function have printed. */
  readonly output: { text: string };
  readonly stop: () => Promise<void>;
}

/** What a worker runs with besides its variables. */
interface Surroundings {
  /** A file with certificates of authorities that it trusts. */
  readonly trusted?: string;
  /** Published files in place of `public`. */
  readonly assets?: string;
}

/** Starts it on this machine, without network. */
export async function startWorker(
  settings: Environment,
  { trusted, assets }: Surroundings = {},
): Promise<Worker> {
  const home = mkdtempSync(join(tmpdir(), "worker-"));
  const child = spawn(
    execPath,
    [
      ...["node_modules/wrangler/bin/wrangler.js", "dev", "--persist-to", home],
      ...["--ip", "127.0.0.1", "--port", "0", "--inspector-port", "0"],
      ...(assets === undefined ? [] : ["--assets", assets]),
      ...Object.entries(settings).flatMap(([name, value = ""]) => ["--var", `${name}:${value}`]),
    ],
    {
      env: {
        PATH: ownEnv["PATH"],
        HOME: home,
        CI: "1",
        WRANGLER_SEND_METRICS: "false",
        ...(trusted === undefined ? {} : { NODE_EXTRA_CA_CERTS: trusted }),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => (output.text += String(data)));
  }
  const exit = once(child, "close").then(([code]): number | null => code);
  const stop = async () => {
    child.kill();
    await exit;
    rmSync(home, { recursive: true, force: true });
  };
  return { origin: await listening({ child, output, exit }), output, stop };
}
