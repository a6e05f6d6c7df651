import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createClient } from "@redis/client";
import { closeAfterTest } from "../server/closing";
import { closedPort } from "../server/mail-server";
import { areInstalled } from "./installed";

const program = "/usr/bin/redis-server";

export const hasRedis = (): boolean =>
  areInstalled([program], "Debian: apt-get install redis-server", "REDIS_REQUIRED");

export async function startRedis() {
  const redis = await openRedis();
  closeAfterTest(redis.close);
  return redis;
}

export async function openRedis() {
  const port = await closedPort();
  const url = `redis://:secret-7b1d@127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on("error", () => undefined);
  const start = async () => {
    const settings = `--port ${port} --bind 127.0.0.1 --requirepass secret-7b1d --appendonly no`;
    child = spawn(program, [...settings.split(" "), "--save", ""], { stdio: "ignore" });
    await (client.isOpen ? client.ping() : client.connect());
  };
  const stop = async () => {
    if (child === undefined || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return {
    url,
    start,
    stop,
    close: () => {
      client.destroy();
      return stop();
    },
    clear: () => client.flushAll(),
    forbid: (command: string) => client.sendCommand(["ACL", "SETUSER", "default", `-${command}`]),
    age: async (ms: number) => {
      for (const key of await client.keys("contact:attempts:*")) {
        for (const [index, time] of (await client.lRange(key, 0, -1)).entries())
          await client.lSet(key, index, String(Number(time) - ms));
      }
    },
    hang: () => child?.kill("SIGSTOP"),
    /** Returns all keys with their values and their remaining lifetimes in ms. */
    entries: async () => {
      const keys = await client.keys("*");
      return Promise.all(
        keys.map(async (key) => ({
          key,
          lifetime: await client.pTTL(key),
          // The contact function stores only lists and strings in Redis.
          values: await client.lRange(key, 0, -1).catch(async () => [await client.get(key)]),
        })),
      );
    },
  };
}
