import { LRUCache } from "lru-cache";
import { type Variable } from "../environment";
import { type Attempts, maxKeys, takeAttempt, windowMs } from "../forms/rate-limiter";
import { ignoreLostOutput } from "./log-line";
import { type Delivery, MailQueue } from "./mail-queue";
import { newRedisState, type RedisState } from "./redis-connection";
import { redisStore, type Store } from "./redis-store";
import { type Settings } from "./settings";

/** Result of a readiness check. The code is `ready` or names the problem. */
export interface Readiness {
  readonly code: string;
  /** Environment variables that the operator should check. */
  readonly settings: readonly Variable[];
  /** The mail server's reply code, or nodemailer's error code if there was no reply. */
  readonly smtp?: number | string;
}

/** Data shared by all requests to this instance of the function. */
export interface State {
  readonly attempts: Attempts;
  /** Maps message ids to the results of messages that were sent or are being sent. */
  readonly sent: LRUCache<string, Promise<Delivery>>;
  readonly queue: MailQueue;
  readonly redis: RedisState;
  /** `startedAt` is a value of `performance.now()`. `result` is undefined while the check is running. */
  readonly latestCheck: { startedAt: number; result: Readiness | undefined };
}

export const newState = (): State => ({
  attempts: new Map(),
  sent: new LRUCache({
    // Don't use `max`, because it would allocate memory for all keys at once. In a Cloudflare Worker, this
    // would take 2.9 ms per request.
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    ttl: windowMs,
    ttlResolution: 0,
  }),
  queue: new MailQueue(),
  redis: newRedisState(),
  latestCheck: { startedAt: -Infinity, result: undefined },
});

const key = Symbol.for("send-contact-email.state");

/** Keeps the shared state in `globalThis`, because `gatsby serve` reloads this module for every request. */
export function sharedState(): State {
  const known: State | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  ignoreLostOutput();
  const state = newState();
  Reflect.set(globalThis, key, state);
  return state;
}

export function openStore(settings: Settings, log: (line: string) => void, state: State): Store {
  const memory = memoryStore(state);
  return settings.stateUrl === "" ? memory : redisStore(settings, memory, state.redis, log);
}

export const memoryStore = ({ attempts, sent }: State): Store => ({
  takeAttempt: async (client, max) => takeAttempt(attempts, client, max),
  wasSent: async (id) => sent.has(id),
  sendOnce: async (id, send) => {
    const earlier = sent.get(id);
    if (earlier !== undefined) return earlier;
    const delivery = send();
    sent.set(id, delivery);
    let isSent = false;
    try {
      isSent = (await delivery).code === "sent";
      return await delivery;
    } finally {
      // Forget failed messages, so that a retry doesn't count as a duplicate.
      if (!isSent && sent.peek(id) === delivery) sent.delete(id);
    }
  },
  release: () => undefined,
});
