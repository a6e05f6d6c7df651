import { contactForm, type ContactValues } from "./contact";
import { readRequestId, saveRequestId } from "./draft";
import { contactEndpoint } from "./endpoint";
import { type Outcome } from "./form";
import { messages } from "./messages";

const timeoutMs = 15_000;

/**
 * Sends a cleaned message to the function (specification, section 7). The message counts as sent only if the
 * answer has `success: true` and no error status. The log gets nothing of the visitor's text and no words that
 * came from another host.
 *
 * @param website - The box that nobody sees and only machines fill.
 */
export async function sendContact(contact: ContactValues, website = ""): Promise<Outcome> {
  // Gatsby puts the value in place of this very expression when it builds.
  const key = process.env.GATSBY_CONTACT_ENDPOINT_KEY;
  // Not `AbortSignal.timeout`: it is younger than some browsers that the site supports.
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

/** The last message that was sent but not acknowledged. */
let last: { readonly texts: string; readonly id: string } | undefined;

/**
 * The id of a message. Texts that are sent again have the same id until they are acknowledged, so that a lost
 * answer doesn't lead to a second email. The draft has a copy of the id for a reload. Memory has it for pages
 * whose storage is blocked.
 */
function requestIdFor(contact: ContactValues): string {
  const texts = JSON.stringify(contact);
  if (last === undefined) last = { texts, id: readRequestId(contactForm.id) ?? newRequestId() };
  else if (last.texts !== texts) last = { texts, id: newRequestId() };
  saveRequestId(contactForm.id, last.id);
  return last.id;
}

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages that came over plain HTTP.
 */
function newRequestId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
