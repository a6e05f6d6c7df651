import { createRateLimiter } from "../forms/rate-limiter";
import { type Delivery } from "./send-mail";

/** Milliseconds for which attempts count, and for which sent messages are known. */
export const windowMs = 15 * 60_000;
const maxKeys = 20_000;

/** What is known of earlier requests: of those to this instance, or to all of them. */
export interface Store {
  /** Takes one of a client's attempts. Gives 0, or the milliseconds to wait when none of `max` is left. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  /** Whether a message was sent or is being sent. */
  readonly knows: (key: string) => Promise<boolean>;
  /** Sends a message, unless it was sent or is being sent: then gives what became of it. */
  readonly sendOnce: (key: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

/** What this instance knows by itself. */
export interface Memory {
  /** Messages that are being sent or were sent, by their keys. */
  readonly sent: Map<string, { readonly delivery: Promise<Delivery>; readonly until: number }>;
  /** Times of the attempts of each client. */
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
    /** A failure is forgotten, so that the next attempt sends. */
    const forget = () => {
      if (sent.get(key) === entry) sent.delete(key);
    };
    entry.delivery.then(({ code }) => {
      if (code !== "sent") forget();
    }, forget);
    return entry.delivery;
  },
});
