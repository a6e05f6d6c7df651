import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { windowMs } from "../forms/rate-limiter";
import { type Delivery } from "./mail-queue";
import { accessRedis, type RedisState } from "./redis-connection";
import { type Settings } from "./settings";

export interface Store {
  /** Resolves to 0 if the client may submit the form now. Otherwise, resolves to the remaining wait in ms. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  readonly wasSent: (id: string) => Promise<boolean>;
  /**
   * Sends a message and resolves to its result. If a message with the same id was sent or is being sent,
   * resolves to that message's result and sends nothing.
   */
  readonly sendOnce: (id: string, send: () => Promise<Delivery>) => Promise<Delivery>;
  /** Call this after the request's last use of the store. */
  readonly release: () => void;
}

/**
 * Rate limiter libraries for Redis use fixed windows, which allow twice the maximum around a window's
 * boundary.
 */
const takeAttemptScript = `
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

/** Uses `local` while Redis is down. Keys are HMACs, because IP addresses can be guessed from hashes. */
export function redisStore(
  { stateUrl, deadlineMs }: Settings,
  local: Store,
  state: RedisState,
  log: (line: string) => void,
): Store {
  const { run, release } = accessRedis(stateUrl, state, log);
  const redisKey = (kind: "attempts" | "message", text: string) =>
    `contact:${kind}:${createHmac("sha256", stateUrl).update(text).digest("hex")}`;

  async function sendOnceOfAll(key: string, send: () => Promise<Delivery>): Promise<Delivery> {
    // If this instance stops while sending, another instance can send the message after this time.
    const expiration = { type: "PX", value: 2 * deadlineMs } as const;
    const claim = { condition: "NX", GET: true, expiration } as const;
    const known = await run((redis) => redis.set(key, "sending", claim));
    if (known === undefined) return send();
    if (known !== null) return waitForOther(key, known);
    let delivery: Delivery | undefined;
    try {
      delivery = await send();
      return delivery;
    } finally {
      if (delivery?.code === "sent") await run((redis) => redis.set(key, "sent", { PX: windowMs }));
      else await run((redis) => redis.del(key));
    }
  }

  async function waitForOther(key: string, known: string): Promise<Delivery> {
    let progress: string | null | undefined = known;
    const until = performance.now() + deadlineMs;
    while (progress === "sending" && performance.now() < until) {
      await setTimeout(pollMs);
      progress = await run((redis) => redis.get(key));
    }
    if (progress === "sent") return { code: "sent", attempts: 0 };
    return { code: "mail_failed", attempts: 0, retryable: true };
  }

  return {
    takeAttempt: async (client, max) => {
      const keys = [redisKey("attempts", client)];
      const options = { keys, arguments: [String(max), String(windowMs)] };
      const wait = await run((redis) => redis.eval(takeAttemptScript, options));
      return wait === undefined ? local.takeAttempt(client, max) : Number(wait);
    },
    wasSent: async (id) => {
      if (await local.wasSent(id)) return true;
      return typeof (await run((redis) => redis.get(redisKey("message", id)))) === "string";
    },
    sendOnce: (id, send) => local.sendOnce(id, () => sendOnceOfAll(redisKey("message", id), send)),
    release,
  };
}
