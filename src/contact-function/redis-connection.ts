import { setTimeout } from "node:timers/promises";
import { type RedisClient, type RedisClientType as Client } from "@redis/client";

export interface RedisState {
  /** Number of requests using Redis. The last one closes the connection, which would go stale when idle. */
  users: number;
  connection: Promise<Client> | undefined;
  /** Values of `performance.now()`. Cloudflare Worker requests share these times, but not the connection. */
  readonly outage: { retryAt: number; loggedAt: number };
}

export const newRedisState = (): RedisState => ({
  users: 0,
  connection: undefined,
  outage: { retryAt: 0, loggedAt: -Infinity },
});

interface Redis {
  /** Runs a command. Resolves to its reply, or to `undefined` while Redis is unavailable. */
  readonly run: <Reply>(command: (client: Client) => Promise<Reply>) => Promise<Reply | undefined>;
  readonly release: () => void;
}

/** Maximum time that a visitor waits for a Redis command, in ms. */
const redisTimeoutMs = 2000;
/** How long requests skip Redis after a failure, in ms. */
const retryMs = 5000;
/** Minimum time between two log lines about an outage, in ms. */
const logMs = 60_000;

export function accessRedis(url: string, state: RedisState, log: (line: string) => void): Redis {
  const { outage } = state;
  state.users += 1;
  return {
    run: async (command) => {
      if (performance.now() < outage.retryAt) return undefined;
      let connection: Promise<Client> | undefined;
      try {
        // Load the Redis client only if Redis is configured. Don't import the package's main file, because
        // webpack would warn that @node-rs/xxhash isn't installed.
        const { default: RedisClient } = await import(
          /* webpackMode: "eager" */ "@redis/client/dist/lib/client/index.js"
        );
        connection = state.connection ??= connect(RedisClient, url);
        return await Promise.race([connection.then(command), rejectAfterTimeout()]);
      } catch (error) {
        if (state.connection === connection) close(state);
        reportOutage(outage, error, log);
        return undefined;
      }
    },
    release: () => {
      state.users -= 1;
      if (state.users === 0) close(state);
    },
  };
}

function connect({ create }: Pick<typeof RedisClient, "create">, url: string): Promise<Client> {
  const client: Client = create({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: redisTimeoutMs, reconnectStrategy: false },
  });
  // Without a listener, an error event would end the process. Commands also reject, so no error gets lost.
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

async function rejectAfterTimeout(): Promise<never> {
  await setTimeout(redisTimeoutMs, undefined, { ref: false });
  throw Object.assign(new Error("No answer"), { code: "ETIMEDOUT" });
}

function reportOutage(outage: RedisState["outage"], error: unknown, log: (line: string) => void): void {
  const now = performance.now();
  outage.retryAt = now + retryMs;
  if (now - outage.loggedAt < logMs) return;
  outage.loggedAt = now;
  log(JSON.stringify({ event: "state", code: "state_unavailable", redis: redisErrorCode(error) }));
}

/** Returns an error code such as NOPERM, but never the message, which might contain the Redis password. */
function redisErrorCode(error: unknown): string {
  const details: { code?: unknown; name?: string; message?: string } =
    typeof error === "object" && error !== null ? error : {};
  if (typeof details.code === "string") return details.code;
  const [replyCode] = /^[A-Z]{3,}(?= )/.exec(details.message ?? "") ?? [];
  return replyCode ?? details.name ?? "unknown";
}
