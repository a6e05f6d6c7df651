import { createRateLimiter } from "../forms/rate-limiter";
import { type Delivery } from "./send-mail";
import { type State } from "./state";

/** Milliseconds for which attempts count, and for which sent messages are known. */
export const windowMs = 15 * 60_000;
const maxKeys = 20_000;

/** What is known of earlier requests: of those to this instance, or to all of them. */
export interface Store {
  /** Takes one of a client's attempts. Gives 0, or the milliseconds to wait when none of `max` is left. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  /** Sends a message, unless it was sent or is being sent: then gives what became of it. */
  readonly sendOnce: (key: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

/** A message that is being sent or was sent. */
export interface SentMessage {
  readonly delivery: Promise<Delivery>;
  readonly until: number;
}

/** What this instance knows by itself. */
export const memoryStore = ({ attempts: taken, sent }: State): Store => ({
  takeAttempt: async (client, attempts) => createRateLimiter({ attempts, windowMs, taken })(client),
  sendOnce: (key, send) => {
    const now = performance.now();
    for (const [old, { until }] of sent) {
      if (until > now && sent.size < maxKeys) break;
      sent.delete(old);
    }
    const known = sent.get(key);
    if (known !== undefined) return known.delivery;
    const entry: SentMessage = { delivery: send(), until: now + windowMs };
    sent.set(key, entry);
    /** A failure is forgotten, so that the next attempt sends. */
    const forget = () => {
      if (sent.get(key) === entry) sent.delete(key);
    };
    entry.delivery.then((delivery) => {
      if (!delivery.delivered) forget();
    }, forget);
    return entry.delivery;
  },
});
