import { object, ValidationError } from "yup";
import { cleanText } from "./clean-text";
import { type FormField } from "./fields";
import { type Message } from "./messages";
import { type Receipt } from "./receipt";

type FormFields = Readonly<Record<string, FormField>>;

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

export const defineForm = <Fields extends FormFields>(form: Declaration & { readonly fields: Fields }) => ({
  ...form,
  schema: object(mapFields(form.fields, ({ schema }) => schema)),
  empty: mapFields(form.fields, () => ""),
});

export type Form = ReturnType<typeof defineForm>;

/** Both the browser and the contact function call this function. */
export function validate({ fields, schema }: Form, typed: Readonly<Record<string, unknown>>): Validation {
  try {
    // Leave values that aren't strings unchanged, because the schema checks their type.
    const cleaned = mapFields(fields, (_, name) => {
      const value = typed[name];
      return typeof value === "string" ? cleanText(value) : value;
    });
    schema.validateSync(cleaned, { abortEarly: false, strict: true });
    const values = mapFields(fields, ({ clean = cleanText, altered }, name) => {
      const value = clean(String(cleaned[name] ?? ""));
      if (altered === undefined || (value !== "" && value === typed[name])) return value;
      throw new ValidationError(altered, typed[name], name);
    });
    return { accepted: true, values };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { accepted: false, fields: fieldMessages(error) };
  }
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
