import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type AskRedis, withRedis } from "./redis-connection";
import { type Delivery } from "./send-mail";
import { type Settings } from "./settings";
import { type State } from "./state";
import { memoryStore, type Store, windowMs } from "./store";

/**
 * Lua version of the rate limiter in `forms/rate-limiter.ts`, which Redis runs atomically. It allows `max` attempts
 * in any period of 15 minutes. Refused attempts don't count. Rate limit libraries for Redis aren't used, because they
 * count in fixed windows and so allow up to twice as many attempts around the boundary between two windows.
 */
const takeAttempt = `
local max, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local oldest = redis.call('LINDEX', KEYS[1], max - 1)
if oldest and now - oldest < window then return oldest + window - now end
redis.call('LPUSH', KEYS[1], now)
redis.call('LTRIM', KEYS[1], 0, max - 1)
redis.call('PEXPIRE', KEYS[1], window)
return 0`;

const pollMs = 50;

export const withStore = <Result>(
  settings: Settings,
  state: State,
  log: (line: string) => void,
  work: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const local = memoryStore(state);
  return settings.stateUrl === ""
    ? work(local)
    : withRedis(settings.stateUrl, state.redis, log, (ask) =>
        work(redisStore(ask, local, settings)),
      );
};

/**
 * Creates a store that all server instances share, with local memory as a fallback while Redis is down. Messages are
 * looked up in local memory first. Redis keys are HMACs with the Redis URL as the secret, because plain hashes of IP
 * addresses could be reversed by trying all addresses.
 */
function redisStore(ask: AskRedis, local: Store, settings: Settings): Store {
  const { stateUrl, deadlineMs } = settings;
  const keyOf = (kind: string, text: string) =>
    `contact:${kind}:${createHmac("sha256", stateUrl).update(text).digest("hex")}`;
  return {
    takeAttempt: async (client, max) => {
      const options = {
        keys: [keyOf("attempts", client)],
        arguments: [String(max), String(windowMs)],
      };
      const wait = await ask((redis) => redis.eval(takeAttempt, options));
      return wait === undefined ? local.takeAttempt(client, max) : Number(wait);
    },
    knows: async (message) =>
      (await local.knows(message)) ||
      typeof (await ask((redis) => redis.get(keyOf("message", message)))) === "string",
    sendOnce: (message, send) =>
      local.sendOnce(message, async () => {
        const key = keyOf("message", message);
        // Mark the message as being sent. The mark expires after twice the time limit for sending. If this instance
        // dies while it's sending, another instance can then send the message.
        const expiration = { type: "PX", value: 2 * deadlineMs } as const;
        const claim = { condition: "NX", GET: true, expiration } as const;
        let known = await ask((redis) => redis.set(key, "sending", claim));
        if (known === undefined) return send();
        if (known === null) {
          let delivery: Delivery | undefined;
          try {
            delivery = await send();
            return delivery;
          } finally {
            if (delivery?.code === "sent")
              await ask((redis) => redis.set(key, "sent", { PX: windowMs }));
            else await ask((redis) => redis.del(key));
          }
        }
        const until = performance.now() + deadlineMs;
        while (known === "sending" && performance.now() < until) {
          await setTimeout(pollMs);
          known = await ask((redis) => redis.get(key));
        }
        return known === "sent"
          ? { code: "sent", attempts: 0 }
          : { code: "mail_failed", attempts: 0, retryable: true };
      }),
  };
}
