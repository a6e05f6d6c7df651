import { ignoreLostOutput } from "./log-line";
import { MailQueue } from "./mail-queue";
import { newRedisState, type RedisState } from "./redis-connection";
import { type Memory, newMemory } from "./store";

export interface State extends Memory {
  readonly queue: MailQueue;
  readonly redis: RedisState;
}

export const newState = (): State => ({
  ...newMemory(),
  queue: new MailQueue(),
  redis: newRedisState(),
});

const key = Symbol.for("send-contact-email.state");

/** Returns the shared state from `globalThis`, because `gatsby serve` reloads modules for every request. */
export function sharedState(): State {
  const known: State | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  ignoreLostOutput();
  const state = newState();
  Reflect.set(globalThis, key, state);
  return state;
}
