import { object, ValidationError } from "yup";
import { cleanText } from "./clean-text";
import { type FormField } from "./fields";
import { type Message } from "./messages";
import { type Receipt } from "./receipt";

export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>;

export type FieldMessages = Readonly<Record<string, string>>;

type Validation<Name extends string> =
  | { readonly accepted: true; readonly values: FormValues<Name>; readonly fields?: never }
  | { readonly accepted: false; readonly fields: FieldMessages };

/** `fields` has errors for values that passed the schema but were rejected later. */
export type SubmitOutcome = Message & {
  readonly fields?: FieldMessages;
  readonly receipt?: Receipt;
  /** How long the visitor must wait before trying again, in ms. */
  readonly waitMs?: number;
};

interface Declaration<Name extends string> {
  /** Id of the form element. The form's draft and rate limit use this id as their key. */
  readonly id: string;
  readonly button: string;
  readonly limited: Message;
  readonly fields: Readonly<Record<Name, FormField>>;
}

export const defineForm = <Name extends string>(form: Declaration<Name>) => ({
  ...form,
  schema: object(mapFields(form.fields, ({ schema }) => schema)),
  empty: mapFields(form.fields, () => ""),
});

export type Form<Name extends string> = ReturnType<typeof defineForm<Name>>;

/** Both the browser and the contact function call this function. */
export function validate<Name extends string>(
  { fields, schema }: Form<Name>,
  typed: { readonly [Key in Name]?: unknown },
): Validation<Name> {
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

function mapFields<Name extends string, Value>(
  fields: Readonly<Record<Name, FormField>>,
  map: (field: FormField, name: Name) => Value,
): Record<Name, Value>;
function mapFields(
  fields: Readonly<Record<string, FormField>>,
  map: (field: FormField, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}
