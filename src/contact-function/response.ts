import { type Message, messages } from "../forms/messages";
import { receiptLabels, receiptTime } from "../forms/receipt";
import { answerPage, answerPolicy } from "./answer-page";
import { HttpError } from "./http-error";

type SendOutcome = { readonly id: string } | HttpError;

export type ContactOutcome = SendOutcome | "preflight";

/** `origin` is set only if `CONTACT_ALLOWED_ORIGINS` lists it. */
export function createResponse(
  outcome: ContactOutcome,
  isForm: boolean,
  origin: string | undefined,
): Response {
  const headers = new Headers({
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    Vary: "Origin",
    ...extraHeaders(outcome),
  });
  if (origin !== undefined) {
    headers.set("Access-Control-Allow-Origin", origin);
    headers.set("Access-Control-Expose-Headers", "Retry-After");
  }
  if (outcome === "preflight") return new Response(null, { status: 204, headers });
  const status = outcome instanceof HttpError ? outcome.status : 200;
  if (!isForm) return Response.json(responseData(outcome), { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", answerPolicy);
  return new Response(resultPage(outcome, origin ?? ""), { status, headers });
}

function extraHeaders(outcome: ContactOutcome): Record<string, string> {
  if (outcome === "preflight") {
    return {
      "Access-Control-Allow-Methods": "POST",
      // Request headers that the form may send and that CORS blocks by default.
      "Access-Control-Allow-Headers": "content-type, authorization, apikey",
    };
  }
  if (!(outcome instanceof HttpError)) return {};
  if (outcome.code === "method_not_allowed") return { Allow: "POST" };
  const { retryAfterSeconds } = outcome.details;
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

function responseData(outcome: SendOutcome): object {
  if (!(outcome instanceof HttpError)) return { success: true, ...outcome };
  const { code, message, details } = outcome;
  const { fields, retryable } = details;
  return { success: false, error: { code, message, fields, retryable } };
}

const goBack =
  "<p>Nothing was sent. Go back with your browser's Back button: what you typed is still in the form.</p>";

/** Returns the page for visitors without scripts. It contains no visitor input, so nothing needs escaping. */
function resultPage(outcome: SendOutcome, site: string): string {
  const { title, text } = resultMessage(outcome);
  const details = outcome instanceof HttpError ? failureDetails(outcome) : receipt(outcome.id);
  return answerPage(title, `<p>${text}</p>${details}`, site);
}

function failureDetails({ details }: HttpError): string {
  const list = Object.values(details.fields ?? {}).map((message) => `<li>${message}</li>`);
  return `${list.length === 0 ? "" : `<ul>${list.join("")}</ul>`}${goBack}`;
}

/** Shows the time in UTC, because the function doesn't know the visitor's time zone. */
const receipt = (number: string): string =>
  `<dl><dt>${receiptLabels.number}</dt><dd>${number}</dd>` +
  `<dt>${receiptLabels.time}</dt><dd>${receiptTime("UTC")}</dd></dl>`;

function resultMessage(outcome: SendOutcome): Message {
  if (!(outcome instanceof HttpError)) return messages.contactSent;
  return outcome.code === "rate_limited" ? messages.contactLimited : messages.contactFailed;
}
