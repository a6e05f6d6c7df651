import { createRateLimiter } from "../forms/rate-limiter";
import { type Delivery } from "./send-mail";

/** How long attempts count and sent messages are remembered, in ms. */
export const windowMs = 15 * 60_000;
const maxKeys = 20_000;

/** Record of earlier requests, either to this instance or to all instances. */
export interface Store {
  /** Takes one of a client's `max` attempts. Resolves to 0, or to the wait in ms if no attempt is left. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  /** Checks whether a message was sent or is being sent. */
  readonly knows: (key: string) => Promise<boolean>;
  /** Sends a message once. If it was sent or is being sent, resolves to the result of that first delivery. */
  readonly sendOnce: (key: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

/** An instance's own record of earlier requests. */
export interface Memory {
  /** Messages being sent or already sent, by key. */
  readonly sent: Map<string, { readonly delivery: Promise<Delivery>; readonly until: number }>;
  /** Attempt times by client, in ms from `performance.now()`. */
  readonly attempts: Map<string, readonly number[]>;
}

export const memoryStore = ({ attempts: taken, sent }: Memory): Store => ({
  takeAttempt: async (client, max) => createRateLimiter(max, windowMs, taken)(client),
  knows: async (key) => (sent.get(key)?.until ?? 0) > performance.now(),
  sendOnce: (key, send) => {
    const now = performance.now();
    for (const [old, { until }] of sent) {
      if (until > now && sent.size < maxKeys) break;
      sent.delete(old);
    }
    const known = sent.get(key);
    if (known !== undefined) return known.delivery;
    const entry = { delivery: send(), until: now + windowMs };
    sent.set(key, entry);
    /** Forgets a failed message, so that the next attempt sends it. */
    const forget = () => {
      if (sent.get(key) === entry) sent.delete(key);
    };
    entry.delivery.then(({ code }) => {
      if (code !== "sent") forget();
    }, forget);
    return entry.delivery;
  },
});
