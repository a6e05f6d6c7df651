import { type ContactValues } from "./contact";
import { contactEndpoint } from "./endpoint";
import { type FieldMessages } from "./form";
import { messages } from "./messages";
import { forgetRequestId, requestIdFor } from "./request-id";
import { type Outcome } from "./submit";

/** Milliseconds after which the browser gives up. */
const timeoutMs = 15_000;

/** Why a message was not acknowledged. Has no text of the visitor's, so that it may be logged. */
export class SendError extends Error {
  override readonly name = "SendError";
  readonly #fields: FieldMessages;

  constructor(
    /** Status of the answer; 0 when there was none. */
    readonly status: number,
    /** `error.code` of the answer, or `no_answer` or `not_acknowledged`. */
    readonly code: string,
    fields: FieldMessages = {},
    options?: ErrorOptions,
  ) {
    super(`The message was not acknowledged: ${code} (${status})`, options);
    this.#fields = fields;
  }

  /** What the function found wrong with fields. Private, so that no log shows another host's words. */
  get fields(): FieldMessages {
    return this.#fields;
  }
}

/**
 * Sends a cleaned message to the function (specification, section 7). Returns only when the answer says
 * `success: true`.
 *
 * @param website - The box that nobody sees and only machines fill.
 * @throws SendError in every other case.
 */
export async function postContact(contact: ContactValues, website = ""): Promise<void> {
  // Gatsby puts the value in place of this very expression when it builds.
  const key = process.env.GATSBY_CONTACT_ENDPOINT_KEY;
  // Not `AbortSignal.timeout`: it is younger than some browsers that the site supports.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const response = await fetch(contactEndpoint(), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(key ? { Authorization: `Bearer ${key}`, apikey: key } : {}),
    },
    body: JSON.stringify({
      type: "contact",
      ...contact,
      requestId: requestIdFor(contact),
      website,
    }),
    signal: giveUp.signal,
  }).catch((cause: unknown) => {
    clearTimeout(timer);
    throw new SendError(0, "no_answer", {}, { cause });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  clearTimeout(timer);
  if (field(answer, "success") === true) return forgetRequestId();
  const error = field(answer, "error");
  const code = field(error, "code");
  throw new SendError(
    response.status,
    typeof code === "string" ? code : "not_acknowledged",
    fieldMessages(field(error, "fields"), Object.keys(contact)),
  );
}

/** Sends a cleaned message, and says what the visitor is told. */
export async function sendContact(contact: ContactValues, website?: string): Promise<Outcome> {
  try {
    await postContact(contact, website);
    return messages.contactSent;
  } catch (error) {
    console.error(error);
    const fields = error instanceof SendError ? error.fields : {};
    return { ...messages.contactFailed, fields };
  }
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function fieldMessages(value: unknown, names: readonly string[]): FieldMessages {
  const messages = names.map((name) => [name, field(value, name)]);
  return Object.fromEntries(messages.filter(([, message]) => typeof message === "string"));
}
