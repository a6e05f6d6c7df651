import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { env } from "node:process";
import { type Environment } from "../../src/environment";
import { portOf } from "../server/mail-server";
import { watched } from "../server/run-command";

/** Starts what `gatsby-adapter-netlify` wrote, for one test. */
export async function startNetlifyFunction(file: string, settings: Environment) {
  const child = fork(resolve("__tests__/host/netlify-runner.mjs"), [file], {
    env: { PATH: env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const { logged } = watched(child);
  const [told]: unknown[] = await once(child, "message");
  return { origin: `http://127.0.0.1:${portOf(told)}`, logged };
}
