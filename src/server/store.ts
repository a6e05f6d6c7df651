import { createRateLimiter } from "../forms/rate-limiter";
import { type Delivery } from "./send-mail";

/** How long form submissions count toward the rate limit and sent messages are remembered, in ms. */
export const windowMs = 15 * 60_000;
const maxKeys = 20_000;

/** Record of earlier requests, kept either in this server instance's memory or in Redis for all instances. */
export interface Store {
  /**
   * Counts a form submission toward the client's limit of `max` submissions. Resolves to 0 if the submission is
   * allowed, or to the wait in ms if it exceeds the limit.
   */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  /** Checks whether a message was sent or is being sent. */
  readonly knows: (key: string) => Promise<boolean>;
  /**
   * Sends a message, unless the message with this key was sent or is being sent. In that case, resolves to the result
   * of the earlier delivery.
   */
  readonly sendOnce: (key: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

/** Record of earlier requests, kept in this server instance's memory and not shared with other instances. */
export interface Memory {
  /** Messages being sent or already sent, by key. */
  readonly sent: Map<string, { readonly delivery: Promise<Delivery>; readonly until: number }>;
  /** Times of form submissions by client, in ms from `performance.now()`. */
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
    /** Removes the record of a failed message, so that a retry isn't treated as a duplicate. */
    const forget = () => {
      if (sent.get(key) === entry) sent.delete(key);
    };
    entry.delivery.then(({ code }) => {
      if (code !== "sent") forget();
    }, forget);
    return entry.delivery;
  },
});
