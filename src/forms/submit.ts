import { type FieldMessages, type Form, validate, type Values } from "./form";
import { type Message, messages } from "./messages";
import { takeAttempt } from "./rate-limiter";

/** What became of a submit: what the visitor is told, and what is wrong with fields although they were valid. */
export type Outcome = Message & { readonly fields?: FieldMessages };

/**
 * What follows when a form is valid as typed: rate limit, cleaning, email check, and then what the form is
 * for (specification, sections 5, 7 and 9).
 */
export async function submitForm<Name extends string>(
  form: Form<Name>,
  values: Values<Name>,
  send: (cleaned: Values<Name>) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  if (takeAttempt(form.id) > 0) return form.limited;
  const validation = validate(form, values);
  // What cleaning can still refuse is the address.
  if (!validation.accepted) return { ...messages.invalidEmail, fields: validation.fields };
  return send(validation.values);
}
