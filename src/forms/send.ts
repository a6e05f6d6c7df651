import { contactForm } from "./contact";
import { readRequestId, saveRequestId } from "./draft";
import { contactEndpoint } from "./endpoint";
import { type FormValues, type SubmitOutcome } from "./form";
import { honeypotName } from "./honeypot";
import { messages } from "./messages";
import { receiptTime } from "./receipt";

const answerTimeoutMs = 15_000;

interface Answer {
  readonly success?: unknown;
  readonly id?: unknown;
  readonly error?: {
    readonly code?: unknown;
    readonly fields?: Readonly<Record<string, unknown>> | null;
  } | null;
}

/** Sends a message (specification, section 7). Logs don't contain visitors' text. */
export async function sendContact(contact: FormValues, honeypot = "", source = ""): Promise<SubmitOutcome> {
  // Gatsby and `build/html/page-scripts.ts` replace this exact `process.env` expression with the value.
  const key = process.env.GATSBY_CONTACT_ENDPOINT_KEY;
  // Some supported browsers don't have `AbortSignal.timeout`.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), answerTimeoutMs);
  try {
    const requestId = requestIdFor(contact);
    const response = await fetch(contactEndpoint(), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(key ? { Authorization: `Bearer ${key}`, apikey: key } : {}),
      },
      body: JSON.stringify({
        type: "contact",
        ...contact,
        requestId,
        [honeypotName]: honeypot,
        ...(source && { source }),
      }),
      signal: giveUp.signal,
      // The message also arrives if the visitor leaves the page before the answer.
      keepalive: true,
    });
    const answer: Answer | null = await response.json().catch(() => null);
    if (response.ok && answer?.success === true) {
      last = undefined;
      const number = typeof answer.id === "string" ? answer.id : requestId;
      return { ...messages.contactSent, receipt: { number, time: receiptTime(), values: contact } };
    }
    const code = answer?.error?.code;
    const reason = typeof code === "string" ? code : "not_acknowledged";
    console.error(`The message was not acknowledged: ${reason} (${response.status})`);
    const fields: Record<string, string> = {};
    for (const name of Object.keys(contact)) {
      const message = answer?.error?.fields?.[name];
      if (typeof message === "string") fields[name] = message;
    }
    const waitMs = 1000 * Number(response.headers.get("Retry-After"));
    return { ...messages.contactFailed, fields, ...(waitMs > 0 && { waitMs }) };
  } catch (problem) {
    console.error("The message was not acknowledged: no_answer (0)", problem);
    return messages.contactFailed;
  } finally {
    clearTimeout(timer);
  }
}

/** The last message and its request id, or `undefined` once the server has confirmed the message. */
let last: { readonly texts: string; readonly id: string } | undefined;

/** If the visitor sends the same text again, the id stays the same, even if the browser blocks storage. */
function requestIdFor(contact: FormValues): string {
  const texts = JSON.stringify(contact);
  if (last === undefined) last = { texts, id: readRequestId(contactForm.id) ?? newRequestId() };
  else if (last.texts !== texts) last = { texts, id: newRequestId() };
  saveRequestId(contactForm.id, last.id);
  return last.id;
}

/** Creates a random UUID (RFC 9562, version 4). Over plain HTTP, browsers don't have `crypto.randomUUID`. */
function newRequestId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
