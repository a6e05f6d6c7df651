import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { env, execPath } from "node:process";
import { type Environment } from "../../src/server/settings";

/** A running copy of the built site. */
export interface Server {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves `public/` as production does, on a port that the system picks. When `TEST_SITE` names a
 * site that already runs, that one is taken and nothing is started.
 */
export async function startServer(): Promise<Server> {
  const running = env["TEST_SITE"];
  if (running !== undefined && running !== "") {
    return { origin: new URL(running).origin, stop: async () => undefined };
  }
  return spawnServer();
}

/** Serves `public/` with settings of its own, whatever else runs. */
export async function spawnServer(settings: Environment = {}): Promise<Server> {
  const child = spawn(execPath, ["--import", "tsx", "src/commands/serve.ts"], {
    env: { ...env, ...settings, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { origin: await printedOrigin(child), stop: () => stop(child) };
}

/** The address that the server prints once it listens. */
function printedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
