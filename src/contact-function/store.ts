import { LRUCache } from "lru-cache";
import { createRateLimiter, maxKeys, windowMs } from "../forms/rate-limiter";
import { type Delivery } from "./mail-queue";

export interface Store {
  /** Resolves to 0 if the submission is allowed, or to the wait in ms if it exceeds the limit. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  readonly wasSent: (id: string) => Promise<boolean>;
  /** Resolves to the earlier delivery if a message with this id was sent or is being sent. */
  readonly sendOnce: (id: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

export interface Memory {
  /** Messages being sent or already sent. */
  readonly sent: LRUCache<string, Promise<Delivery>>;
  /** Times of form submissions by client, in ms from `performance.now()`. */
  readonly attempts: Map<string, readonly number[]>;
}

export const newMemory = (): Memory => ({
  sent: new LRUCache({
    // The option `max` would allocate memory for all keys at once. This takes 2.9 ms, for each request in a
    // Worker.
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    ttl: windowMs,
    ttlResolution: 0,
  }),
  attempts: new Map(),
});

export const memoryStore = ({ attempts, sent }: Memory): Store => ({
  takeAttempt: async (client, max) => createRateLimiter(max, attempts)(client),
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
      // A retry after a failure isn't a duplicate.
      if (!isSent && sent.peek(id) === delivery) sent.delete(id);
    }
  },
});
