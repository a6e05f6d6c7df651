import { ignoreLostOutput } from "./log-line";
import { newRedisState, type RedisState } from "./redis-connection";
import { type Semaphore } from "./semaphore";
import { type SharedTransport } from "./smtp";
import { type Memory } from "./store";

/** State that outlives a request. */
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
 * Returns the process's state. It's a property of `globalThis`, because `gatsby serve` reloads modules for every
 * request and module variables would be lost.
 */
export function sharedState(): State {
  const known: State | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  ignoreLostOutput();
  const state = newState();
  Reflect.set(globalThis, key, state);
  return state;
}
