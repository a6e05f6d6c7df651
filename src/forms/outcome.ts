import { type Message } from "./messages";
import { type FieldMessages } from "./verdict";

/** What became of a submit that passed validation: what the visitor is told, and how. */
export interface Outcome extends Message {
  readonly tone: "success" | "error";
  /** What is wrong with fields although they passed. */
  readonly fields?: FieldMessages;
}

/** The submit did what it is for. */
export const success = (message: Message): Outcome => ({ tone: "success", ...message });

/** The submit was stopped: a destructive toast (specification, section 8). */
export const refusal = (message: Message, fields: FieldMessages = {}): Outcome => ({
  tone: "error",
  ...message,
  fields,
});
