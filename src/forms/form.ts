import { object, ValidationError } from "yup";
import { cleanText } from "./clean-text";
import { type FormField } from "./fields";
import { type honeypotName } from "./honeypot";
import { type Message } from "./messages";
import { type Receipt } from "./receipt";

type FormFields = Readonly<Record<string, FormField>>;

/** Names in the request that fields can't have. The text appears in TypeScript's error message. */
type ReservedNames = Readonly<
  Partial<Record<typeof honeypotName | "type" | "requestId", "This name is reserved. Choose another one.">>
>;

export type FormValues = Readonly<Record<string, string>>;

export type FieldMessages = Readonly<Record<string, string>>;

type Validation =
  | { readonly accepted: true; readonly values: FormValues; readonly fields?: never }
  | { readonly accepted: false; readonly fields: FieldMessages };

/** `fields` has errors for values that passed the schema but were rejected later. */
export type SubmitOutcome = Message & {
  readonly fields?: FieldMessages;
  readonly receipt?: Receipt;
  /** How long the visitor must wait before trying again, in ms. */
  readonly waitMs?: number;
};

interface Declaration {
  /** Id of the form element. The form's draft and rate limit use this id as their key. */
  readonly id: string;
  readonly button: string;
  readonly limited: Message;
}

export function defineForm<Fields extends FormFields>(
  form: Declaration & { readonly fields: Fields & ReservedNames },
) {
  const fields: Fields = form.fields;
  return {
    ...form,
    fields,
    schema: object(mapFields(fields, ({ schema }) => schema)),
    empty: mapFields(fields, () => ""),
  };
}

export type Form = ReturnType<typeof defineForm>;

export const cleanValues = ({ fields }: Form, values: FormValues): FormValues =>
  mapFields(fields, ({ clean = cleanText }, name) => clean(values[name] ?? ""));

/** Cleans what a visitor typed, and validates the result. Browsers and the contact function call this function. */
export function validate({ fields, schema }: Form, typed: Readonly<Record<string, unknown>>): Validation {
  // Leave values that aren't strings unchanged, because the schema checks their type.
  const cleaned = mapFields(fields, ({ clean = cleanText }, name) => {
    const value = typed[name];
    return typeof value === "string" ? clean(value) : value;
  });
  try {
    schema.validateSync(cleaned, { abortEarly: false, strict: true });
    return { accepted: true, values: mapFields(fields, (_, name) => String(cleaned[name] ?? "")) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { accepted: false, fields: fieldMessages(error) };
  }
}

/** Runs the checks that come after the rate limit (specification, section 5). */
export function checkLast({ fields }: Form, values: FormValues): FieldMessages {
  const messages: Record<string, string> = {};
  for (const [name, { lastCheck }] of Object.entries(fields)) {
    const message = lastCheck?.(values[name] ?? "");
    if (message !== undefined) messages[name] = message;
  }
  return messages;
}

function fieldMessages(error: ValidationError): FieldMessages {
  const messages = new Map<string, string>();
  for (const { path = "", message } of error.inner.length > 0 ? error.inner : [error]) {
    if (!messages.has(path)) messages.set(path, message);
  }
  return Object.fromEntries(messages);
}

function mapFields<Value>(
  fields: FormFields,
  map: (field: FormField, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}
