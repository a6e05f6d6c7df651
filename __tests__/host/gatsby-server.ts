import { spawn } from "node:child_process";
import { once } from "node:events";
import { env, execPath } from "node:process";
import { type Environment } from "../../src/server/settings";
import { closedPort } from "../server/mail-server";

/** Gatsby's own server with the built site. */
export interface GatsbyServer {
  readonly origin: string;
  /** Everything that it has printed, as soon as this text is part of it. */
  readonly printed: (text: string) => Promise<string>;
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
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const printed = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`Gatsby ended:\n${output}`);
      await Promise.race([once(child.stdout, "data"), once(child.stderr, "data"), ended]);
    }
    return output;
  };
  await printed(`127.0.0.1:${port}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    printed,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
