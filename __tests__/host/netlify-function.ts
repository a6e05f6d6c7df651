import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { env as ownEnv } from "node:process";
import { type Environment } from "../../src/server/settings";
import { portOf } from "../server/mail-server";

/** Starts what `gatsby-adapter-netlify` wrote. */
export async function startNetlifyFunction(file: string) {
  const child = fork(resolve("__tests__/host/netlify-runner.mjs"), [file], {
    env: { PATH: ownEnv["PATH"] },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const logs: string[] = [];
  let rest = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    logs.push(...lines);
  });
  const [told]: unknown[] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${portOf(told)}`,
    logs,
    configure: async (settings: Environment) => {
      const set = once(child, "message");
      child.send(settings);
      await set;
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
