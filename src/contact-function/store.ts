import { LRUCache } from "lru-cache";
import { createRateLimiter, maxKeys, windowMs } from "../forms/rate-limiter";
import { type Delivery } from "./mail-queue";

export interface Store {
  /** Resolves to 0 if a client may submit the form now, or else to the remaining wait in ms. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  readonly wasSent: (id: string) => Promise<boolean>;
  /** Sends a message, or resolves to the earlier result if one with this id was or is being sent. */
  readonly sendOnce: (id: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

export interface Memory {
  /** Messages that are being sent or were sent, by id. */
  readonly sent: LRUCache<string, Promise<Delivery>>;
  /** Times of each client's form submissions, from `performance.now()`, in ms. */
  readonly attempts: Map<string, readonly number[]>;
}

export const newMemory = (): Memory => ({
  sent: new LRUCache({
    // Don't use `max`, because it allocates memory for all keys at once. That takes 2.9 ms, which a
    // Cloudflare Worker would spend on each request.
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
      // Forget failed messages, so that a retry doesn't count as a duplicate.
      if (!isSent && sent.peek(id) === delivery) sent.delete(id);
    }
  },
});
