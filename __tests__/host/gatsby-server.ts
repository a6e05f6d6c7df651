import { spawn } from "node:child_process";
import { once } from "node:events";
import { env, execPath } from "node:process";
import { type Environment } from "../../src/server/read-settings";
import { closedPort } from "../server/mail-server";

/** Gatsby's own server with the built site. */
export interface GatsbyServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts `gatsby serve`, and waits until it listens. */
export async function startGatsby(settings: Environment): Promise<GatsbyServer> {
  const port = await closedPort();
  const command = ["serve", "--port", String(port), "--host", "127.0.0.1"];
  const child = spawn(execPath, ["node_modules/gatsby/cli.js", ...command], {
    env: { ...env, ...settings, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`127.0.0.1:${port}`)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`Gatsby ended with ${code}:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
