import { createRateLimiter } from "../forms/rate-limiter";
import { sendOnce } from "./idempotency";
import { type Delivery } from "./send-mail";
import { type State } from "./state";

/** Milliseconds for which attempts count, and for which sent messages are known. */
export const windowMs = 15 * 60_000;

/** What is known of earlier requests: of those to this instance, or to all of them. */
export interface Store {
  /** Takes one of a client's attempts. Gives 0, or the milliseconds to wait when none of `max` is left. */
  readonly takeAttempt: (client: string, max: number) => Promise<number>;
  /** Sends a message, unless it was sent or is being sent: then gives what became of it. */
  readonly sendOnce: (key: string, send: () => Promise<Delivery>) => Promise<Delivery>;
}

/** What this instance knows by itself. */
export const memoryStore = ({ attempts: taken, sent }: State): Store => ({
  takeAttempt: async (client, attempts) => createRateLimiter({ attempts, windowMs, taken })(client),
  sendOnce: (key, send) => sendOnce(sent, key, send),
});
