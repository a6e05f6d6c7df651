import { ignoreLostOutput } from "./log-line";
import { MailQueue } from "./mail-queue";
import { newRedisState, type RedisState } from "./redis-connection";
import { type Memory, newMemory } from "./store";

/** State that this server instance keeps in memory between requests. */
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
