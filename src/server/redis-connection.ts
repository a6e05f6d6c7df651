import { setTimeout } from "node:timers/promises";
import { type RedisClient, type RedisClientType as Client } from "@redis/client";

export interface RedisState {
  /** Number of requests using Redis. At 0, the connection is closed, because idle connections go stale. */
  users: number;
  connection: Promise<Client> | undefined;
  /**
   * When Redis may be tried again after a failure, and when a failure was last logged. Both times are in ms from
   * `performance.now()`. Unlike a connection, this plain data can be shared between requests in Cloudflare Workers.
   */
  readonly outage: { retryAt: number; loggedAt: number };
}

export const newRedisState = (): RedisState => ({
  users: 0,
  connection: undefined,
  outage: { retryAt: 0, loggedAt: -Infinity },
});

/** Runs a command in Redis. Resolves to `undefined` while Redis is unavailable. */
export type AskRedis = <Reply>(
  command: (client: Client) => Promise<Reply>,
) => Promise<Reply | undefined>;

/** How long a visitor may wait for a Redis command, in ms. */
const timeoutMs = 2000;
/** How long requests do without Redis after a failure, in ms. */
const retryMs = 5000;
const logMs = 60_000;

/** Runs `work` with a Redis connection that all concurrent requests share. The first command opens the connection. */
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
      // The dynamic import runs the Redis client only if Redis is configured. Webpack bundles the client into the
      // function's single file. Don't import the package's main file, because it imports @node-rs/xxhash, which isn't
      // installed, so webpack would warn.
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
  // Ignore error events, because the pending command rejects with the error, too. Without a listener, an error event
  // would end the process.
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
 * Returns the code of a connection error, or the first word of a Redis error reply, such as NOPERM. Leaves out the
 * full message, because it might quote the Redis address with its password.
 */
const codeOf = (error: unknown): string => {
  const { code, name, message } = Object(error);
  const [refusal] = /^[A-Z]{3,}(?= )/.exec(String(message)) ?? [];
  return typeof code === "string" ? code : (refusal ?? String(name));
};
