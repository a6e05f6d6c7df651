import { checkContact, contactFormKey, type ContactValues } from "./contact";
import { messages } from "./messages";
import { type Outcome, refusal, success } from "./outcome";
import { takeAttempt } from "./rate-limiter";
import { forgetRequestId } from "./request-id";
import { sendContact, SendError, type Sending } from "./send";

/**
 * What follows when the contact form is valid: rate limit, cleaning, e-mail check, call (specification,
 * sections 5, 7 and 9).
 */
export async function submitContact(values: ContactValues, sending: Sending): Promise<Outcome> {
  if (takeAttempt(contactFormKey) > 0) return refusal(messages.contactLimited);
  const verdict = checkContact(values);
  // The texts were valid as typed: what cleaning can still refuse is the address.
  if (!verdict.accepted) return refusal(messages.invalidEmail, verdict.fields);
  try {
    await sendContact(verdict.values, sending);
    forgetRequestId();
    return success(messages.contactSent);
  } catch (error) {
    console.error(error);
    return refusal(messages.contactFailed, error instanceof SendError ? error.fields : {});
  }
}
