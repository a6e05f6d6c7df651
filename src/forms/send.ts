import { contactForm, type ContactValues } from "./contact";
import { readRequestId, saveRequestId } from "./draft";
import { contactEndpoint } from "./endpoint";
import { type Outcome } from "./form";
import { messages } from "./messages";

const timeoutMs = 15_000;

/**
 * Sends a cleaned message to the contact function (specification, section 7). The message counts as sent only if the
 * response has `success: true` and no error status. After a failure, logs the error code and the status to the console,
 * but never the visitor's text.
 *
 * @param website - Honeypot: a hidden field that only bots fill in.
 */
export async function sendContact(contact: ContactValues, website = ""): Promise<Outcome> {
  // Keep the `process.env` expression exactly as it is, because Gatsby's build replaces it with the variable's value.
  const key = process.env.GATSBY_CONTACT_ENDPOINT_KEY;
  // Don't use `AbortSignal.timeout`, because some supported browsers don't have it.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
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
    });
    const { success, error } = Object(await response.json().catch(() => undefined));
    if (response.ok && success === true) {
      last = undefined;
      return messages.contactSent;
    }
    const { code, fields } = Object(error);
    const reason = typeof code === "string" ? code : "not_acknowledged";
    console.error(`The message was not acknowledged: ${reason} (${response.status})`);
    const wrong = Object.keys(contact)
      .map((name) => [name, Object(fields)[name]])
      .filter(([, message]) => typeof message === "string");
    return { ...messages.contactFailed, fields: Object.fromEntries(wrong) };
  } catch (problem) {
    console.error("The message was not acknowledged: no_answer (0)", problem);
    return messages.contactFailed;
  } finally {
    clearTimeout(timer);
  }
}

/** The most recently sent message, as long as the server hasn't confirmed it. */
let last: { readonly texts: string; readonly id: string } | undefined;

/**
 * Returns the request id of a message. If the visitor sends the same text again because the server didn't confirm it,
 * the id stays the same, so that a lost response doesn't lead to a second email. The draft stores a copy of the id,
 * which survives a reload. The copy in memory is for browsers that block storage.
 */
function requestIdFor(contact: ContactValues): string {
  const texts = JSON.stringify(contact);
  if (last === undefined) last = { texts, id: readRequestId(contactForm.id) ?? newRequestId() };
  else if (last.texts !== texts) last = { texts, id: newRequestId() };
  saveRequestId(contactForm.id, last.id);
  return last.id;
}

/**
 * Creates a random UUID (RFC 9562, version 4). Doesn't use `crypto.randomUUID`, because browsers don't provide that
 * function on pages loaded over plain HTTP.
 */
function newRequestId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
