import { type ContactValues } from "./contact";
import { contactEndpoint } from "./endpoint";
import { type FieldMessages, type Outcome } from "./form";
import { messages } from "./messages";

const timeoutMs = 15_000;

/** Why a message was not acknowledged. Has no text of the visitor's, so that it may be logged. */
export class SendError extends Error {
  override readonly name = "SendError";
  /** What the function found wrong with fields. Private, so that no log shows another host's words. */
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
  if (property(answer, "success") === true) {
    last = undefined;
    return;
  }
  const error = property(answer, "error");
  const code = property(error, "code");
  const wrong = Object.keys(contact).map((name) => [
    name,
    property(property(error, "fields"), name),
  ]);
  throw new SendError(
    response.status,
    typeof code === "string" ? code : "not_acknowledged",
    Object.fromEntries(wrong.filter(([, message]) => typeof message === "string")),
  );
}

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

function property(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** The last message that was sent and not acknowledged. In memory only, so that no copy outlives the form. */
let last: { readonly texts: string; readonly id: string } | undefined;

/**
 * The id under which texts are sent: the same one for the same texts until they were acknowledged. A visitor
 * who leaves while a message is on its way, comes back and sends it again makes no second mail.
 */
function requestIdFor(values: object): string {
  const texts = JSON.stringify(values);
  if (last?.texts !== texts) last = { texts, id: newRequestId() };
  return last.id;
}

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages that came over plain HTTP.
 */
export function newRequestId(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  const hex = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const digits = hex.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
