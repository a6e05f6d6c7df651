import { ignoreLostOutput } from "./log-line";
import { newRedisState, type RedisState } from "./redis-connection";
import { type Semaphore } from "./semaphore";
import { type SharedTransport } from "./smtp";
import { type Memory } from "./store";

/** State that this server instance keeps in memory between requests. */
export interface State extends Memory {
  readonly semaphore: Semaphore;
  readonly transport: SharedTransport;
  readonly redis: RedisState;
}

export const newState = (): State => ({
  semaphore: { active: 0, waiting: new Set(), refused: new Set(), isLimited: false },
  transport: { users: 0, current: undefined },
  sent: new Map(),
  attempts: new Map(),
  redis: newRedisState(),
});

const key = Symbol.for("send-contact-email.state");

/**
 * Returns the state that all requests in this process share. The state is a property of `globalThis`, because
 * `gatsby serve` reloads modules for every request, and module variables would be lost.
 */
export function sharedState(): State {
  const known: State | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  ignoreLostOutput();
  const state = newState();
  Reflect.set(globalThis, key, state);
  return state;
}
