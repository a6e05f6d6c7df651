import { object, ValidationError } from "yup";
import { cleanText } from "./clean-text";
import { type Field } from "./fields";
import { type Message } from "./messages";

/** The fields of a form as texts, by name. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** What is wrong with a field, by the field's name, in the specification's words. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Either the values as they are sent, or what is wrong with them. */
export type Validation<Name extends string> =
  | { readonly accepted: true; readonly values: Values<Name>; readonly fields?: never }
  | { readonly accepted: false; readonly fields: FieldMessages };

/** What became of a submit: what the visitor is told, and what is wrong with fields although they were valid. */
export type Outcome = Message & { readonly fields?: FieldMessages };

interface Declaration<Name extends string> {
  /** Names the form's attempts in the rate limiter (specification, section 9), its draft and its element. */
  readonly id: string;
  readonly button: string;
  readonly limited: Message;
  readonly fields: Readonly<Record<Name, Field>>;
}

/** A form with what follows from its fields: one schema, and the values before anything was typed. */
export const defineForm = <Name extends string>(form: Declaration<Name>) => ({
  ...form,
  schema: object(mapFields(form.fields, ({ schema }) => schema)),
  empty: mapFields(form.fields, () => ""),
});

export type Form<Name extends string> = ReturnType<typeof defineForm<Name>>;

/** Cleans and checks values. The form and the function call this, so they cannot disagree. */
export function validate<Name extends string>(
  { fields, schema }: Form<Name>,
  typed: { readonly [Key in Name]?: unknown },
): Validation<Name> {
  try {
    // What is no text is left for the schema to refuse.
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
  fields: Readonly<Record<Name, Field>>,
  map: (field: Field, name: Name) => Value,
): Record<Name, Value>;
function mapFields(
  fields: Readonly<Record<string, Field>>,
  map: (field: Field, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, map(field, name)]),
  );
}
