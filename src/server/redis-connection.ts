import { setTimeout } from "node:timers/promises";
import { type RedisClient, type RedisClientType as Client } from "@redis/client";

export interface RedisState {
  /** Requests that may ask it. The last of them closes the connection: idle ones go stale. */
  users: number;
  connection: Promise<Client> | undefined;
  /** Times on the clock of `performance.now`; plain data, which runtimes let requests share. */
  readonly outage: { retryAt: number; loggedAt: number };
}

export const newRedisState = (): RedisState => ({
  users: 0,
  connection: undefined,
  outage: { retryAt: 0, loggedAt: -Infinity },
});

/** Sends commands to Redis; gives `undefined` while it is not there. */
export type AskRedis = <Reply>(
  command: (client: Client) => Promise<Reply>,
) => Promise<Reply | undefined>;

/** How long a visitor may be kept waiting for it. */
const timeoutMs = 2000;
/** Until it is asked again after it failed. */
const retryMs = 5000;
const logMs = 60_000;

/** Does the work with a connection that all requests of the same time share, opened when it is first used. */
export async function withRedis<Result>(
  url: string,
  state: RedisState,
  log: (line: string) => void,
  work: (ask: AskRedis) => Promise<Result>,
): Promise<Result> {
  const { outage } = state;
  const ask: AskRedis = async (command) => {
    if (performance.now() < outage.retryAt) return undefined;
    let connection: Promise<Client> | undefined;
    try {
      // Bundled by webpack into the function's one file, and yet loaded only where there is a Redis.
      // The package's main file imports @node-rs/xxhash, which isn't installed, and webpack warns about it.
      const { default: RedisClient } = await import(
        /* webpackMode: "eager" */ "@redis/client/dist/lib/client/index.js"
      );
      connection = state.connection ??= connect(RedisClient, url);
      return await Promise.race([connection.then(command), timeout()]);
    } catch (error) {
      if (state.connection === connection) close(state);
      const now = performance.now();
      outage.retryAt = now + retryMs;
      if (now - outage.loggedAt >= logMs) {
        outage.loggedAt = now;
        log(JSON.stringify({ event: "state", code: "state_unavailable", redis: codeOf(error) }));
      }
      return undefined;
    }
  };
  state.users += 1;
  try {
    return await work(ask);
  } finally {
    state.users -= 1;
    if (state.users === 0) close(state);
  }
}

function connect({ create }: Pick<typeof RedisClient, "create">, url: string): Promise<Client> {
  const client: Client = create({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: timeoutMs, reconnectStrategy: false },
  });
  // The command under way rejects as well; an error without a listener would end the process.
  client.on("error", () => undefined);
  return client.connect();
}

function close(state: RedisState): void {
  state.connection?.then(
    (client) => client.destroy(),
    () => undefined,
  );
  state.connection = undefined;
}

const timeout = async (): Promise<never> => {
  await setTimeout(timeoutMs, undefined, { ref: false });
  throw Object.assign(new Error("No answer"), { code: "ETIMEDOUT" });
};

/**
 * The code of a failed connection, or the word with which Redis begins a refusal, such as NOPERM. Not the whole message,
 * which might quote the address with its password.
 */
const codeOf = (error: unknown): string => {
  const { code, name, message } = Object(error);
  const [refusal] = /^[A-Z]{3,}(?= )/.exec(String(message)) ?? [];
  return typeof code === "string" ? code : (refusal ?? String(name));
};
