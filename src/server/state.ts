import { ignoreLostOutput } from "./log-line";
import { newRedisState, type RedisState } from "./redis-connection";
import { type Semaphore } from "./semaphore";
import { type SharedTransport } from "./smtp";
import { type Memory } from "./store";

/** What lives longer than a request. */
export interface State extends Memory {
  /** Mails that are being sent. */
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

/** The process's state. `gatsby serve` loads modules anew for every request, so none can hold it. */
export function sharedState(): State {
  const known: State | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  ignoreLostOutput();
  const state = newState();
  Reflect.set(globalThis, key, state);
  return state;
}
