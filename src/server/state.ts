import { type Gate } from "./gate";
import { type Remembered } from "./remember";
import { type Line } from "./smtp";

/** What lives longer than a request. */
export interface State {
  readonly gate: Gate;
  readonly line: Line;
  readonly memory: Map<string, Remembered>;
  readonly attempts: Map<string, readonly number[]>;
}

/** A state in which nothing has happened. */
export const newState = (): State => ({
  gate: { active: 0, waiting: new Set() },
  line: { users: 0, transport: undefined },
  memory: new Map(),
  attempts: new Map(),
});

const key = Symbol.for("send-contact-email.state");

/** The process's state. `gatsby serve` loads modules anew for every request, so none can hold it. */
export function sharedState(): State {
  const known: unknown = Reflect.get(globalThis, key);
  if (isState(known)) return known;
  const state = newState();
  Reflect.set(globalThis, key, state);
  return state;
}

const isState = (value: unknown): value is State =>
  typeof value === "object" && value !== null && "gate" in value && "memory" in value;
