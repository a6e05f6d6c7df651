import { messages } from "../forms/messages";
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
  });
  if (origin !== undefined) {
    headers.set("Access-Control-Allow-Origin", origin);
    headers.set("Access-Control-Expose-Headers", "Retry-After");
  }
  if (outcome === "preflight") {
    headers.set("Access-Control-Allow-Methods", "POST");
    // Request headers that the form may send and that CORS blocks by default.
    headers.set("Access-Control-Allow-Headers", "content-type, authorization, apikey");
    return new Response(null, { status: 204, headers });
  }
  const error = outcome instanceof HttpError ? outcome : undefined;
  const { retryAfterSeconds } = error?.details ?? {};
  if (error?.code === "method_not_allowed") headers.set("Allow", "POST");
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  const status = error?.status ?? 200;
  if (!isForm) return Response.json(responseData(outcome), { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", answerPolicy);
  return new Response(resultPage(outcome, origin ?? ""), { status, headers });
}

function responseData(outcome: SendOutcome): object {
  if (!(outcome instanceof HttpError)) return { success: true, ...outcome };
  const { code, message, details } = outcome;
  const { fields, retryable } = details;
  return { success: false, error: { code, message, fields, retryable } };
}

/** Escapes text that the owner may have written. */
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const goBack =
  "<p>Nothing was sent. Go back with your browser's Back button: what you typed is still in the form.</p>";

/** Returns the page for visitors without scripts. It contains no visitor input. */
function resultPage(outcome: SendOutcome, site: string): string {
  if (!(outcome instanceof HttpError)) {
    const { title, text } = messages.contactSent;
    // The time is in UTC, because the function doesn't know the visitor's time zone.
    const receipt =
      `<dl><dt>${receiptLabels.number}</dt><dd>${outcome.id}</dd>` +
      `<dt>${receiptLabels.time}</dt><dd>${receiptTime("UTC")}</dd></dl>`;
    return answerPage(title, `<p>${asHtml(text)}</p>${receipt}`, site);
  }
  const isLimited = outcome.code === "rate_limited";
  const { title, text } = isLimited ? messages.contactLimited : messages.contactFailed;
  const problems = Object.values(outcome.details.fields ?? {}).map((message) => `<li>${message}</li>`);
  const list = problems.length === 0 ? "" : `<ul>${problems.join("")}</ul>`;
  return answerPage(title, `<p>${text}</p>${list}${goBack}`, site);
}
