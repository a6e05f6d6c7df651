import { ValidationError } from "yup";
import { cleanLine, cleanText } from "./clean-text";

/** What is wrong with a field, by the field's name, in the specification's words. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Either the values as they are sent, or what is wrong with them. */
export type Verdict<Values> =
  | { readonly accepted: true; readonly values: Values }
  | { readonly accepted: false; readonly fields: FieldMessages };

/** Turns a check that throws yup's error into a verdict. */
export function verdictOf<Values>(check: () => Values): Verdict<Values> {
  try {
    return { accepted: true, values: check() };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { accepted: false, fields: fieldMessages(error) };
  }
}

/** The first message of each field. */
function fieldMessages(error: ValidationError): FieldMessages {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const messages = new Map<string, string>();
  for (const { path = "", message } of errors) {
    if (!messages.has(path)) messages.set(path, message);
  }
  return Object.fromEntries(messages);
}

/** Cleans texts and leaves everything else for the schema to refuse. */
export const tidied = (value: unknown): unknown =>
  typeof value === "string" ? cleanText(value) : value;

/** The same for a text that must stand on one line. */
export const tidiedLine = (value: unknown): unknown =>
  typeof value === "string" ? cleanLine(value) : value;

/**
 * The address as it is sent.
 *
 * @throws ValidationError when cleaning altered the address or left nothing of it (specification, section 5).
 */
export function unaltered(cleaned: string, typed: unknown): string {
  if (cleaned !== "" && cleaned === typed) return cleaned;
  throw new ValidationError("Please enter a valid email address", typed, "email");
}
