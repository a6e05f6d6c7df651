import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { env } from "node:process";
import { createClient } from "@redis/client";
import { closeAfterTest } from "../server/closing";
import { closedPort } from "../server/mail-server";

/** Where Debian puts it. */
const program = "/usr/bin/redis-server";

/**
 * Whether this machine can run Redis. Where `REDIS_REQUIRED` is set, the tests must not be left out unseen.
 *
 * @throws Error when it is required and missing.
 */
export function hasRedis(): boolean {
  if (existsSync(program)) return true;
  const advice = `there is no ${program} (Debian: apt-get install redis-server)`;
  if ((env["REDIS_REQUIRED"] ?? "") !== "") throw new Error(`REDIS_REQUIRED is set, but ${advice}`);
  console.warn(`The tests of instances that share their state are left out: ${advice}.`);
  return false;
}

/** A Redis of one test. */
export interface Redis {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Lets it live and answer nothing. */
  readonly hang: () => void;
  /** All that it holds: how long each key lives, in milliseconds, and its values. */
  readonly entries: () => Promise<{ key: string; lifetime: number; values: readonly string[] }[]>;
}

/** Starts a Redis that keeps nothing on disk and asks for a password. */
export async function startRedis(): Promise<Redis> {
  const port = await closedPort();
  const url = `redis://:secret-7b1d@127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on("error", () => undefined);
  const start = async () => {
    const settings = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--requirepass",
      "secret-7b1d",
    ];
    child = spawn(program, [...settings, "--save", "", "--appendonly", "no"], { stdio: "ignore" });
    await (client.isOpen ? client.ping() : client.connect());
  };
  const stop = async () => {
    if (child === undefined || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  closeAfterTest(async () => {
    client.destroy();
    await stop();
  });
  return {
    url,
    start,
    stop,
    hang: () => child?.kill("SIGSTOP"),
    entries: async () => {
      const keys = await client.keys("*");
      return Promise.all(
        keys.map(async (key) => ({
          key,
          lifetime: await client.pTTL(key),
          values:
            (await client.type(key)) === "list"
              ? await client.lRange(key, 0, -1)
              : [(await client.get(key)) ?? ""],
        })),
      );
    },
  };
}
