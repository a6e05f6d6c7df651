import { type Message, messages } from "../forms/messages";
import { type Outcome, type SendOutcome } from "./refusal";

/**
 * Builds the response: an HTML page for a native form post, otherwise JSON with a boolean `success`. The response never
 * contains visitor input.
 *
 * @param form - Whether a browser posted the form without scripts.
 * @param origin - The request's origin if it's in `CONTACT_ALLOWED_ORIGINS`. Pages from this origin may then read the
 *   response (Fetch Standard, CORS protocol).
 */
export function answerWith(outcome: Outcome, form: boolean, origin: string | undefined): Response {
  const headers = new Headers({
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    Vary: "Origin",
    ...headersFor(outcome),
  });
  if (origin !== undefined) headers.set("Access-Control-Allow-Origin", origin);
  if (outcome === "preflight") return new Response(null, { status: 204, headers });
  const status = outcome instanceof Error ? outcome.status : 200;
  if (!form) return Response.json(answerObject(outcome), { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";
  headers.set("Content-Security-Policy", policy);
  return new Response(answerPage(outcome, `${origin ?? ""}/`), { status, headers });
}

function headersFor(outcome: Outcome): Record<string, string> {
  if (outcome === "preflight") {
    return {
      "Access-Control-Allow-Methods": "POST",
      // Request headers that the form sends and that CORS doesn't allow by default.
      "Access-Control-Allow-Headers": "content-type, authorization, apikey",
    };
  }
  if (!(outcome instanceof Error)) return {};
  if (outcome.code === "method_not_allowed") return { Allow: "POST" };
  const { retryAfterSeconds } = outcome.details;
  return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}

function answerObject(outcome: SendOutcome): object {
  if (!(outcome instanceof Error)) return { success: true, ...outcome };
  const { code, message, details } = outcome;
  const { fields, retryable } = details;
  return { success: false, error: { code, message, fields, retryable } };
}

const goBack = `<p>Nothing was sent. Go back with your browser's Back button: what you typed is still in the form.</p>`;

/** Builds the result page for visitors without scripts. It contains no visitor input, so nothing needs escaping. */
function answerPage(outcome: SendOutcome, home: string): string {
  const { title, text } = messageFor(outcome);
  const fields = outcome instanceof Error ? Object.values(outcome.details.fields ?? {}) : [];
  const list = fields.map((message) => `<li>${message}</li>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${list === "" ? "" : `<ul>${list}</ul>`}
${outcome instanceof Error ? goBack : `<p><a href="${home}">Return to Home</a></p>`}
</main>
</body>
</html>
`;
}

function messageFor(outcome: SendOutcome): Message {
  if (!(outcome instanceof Error)) return messages.contactSent;
  return outcome.code === "rate_limited" ? messages.contactLimited : messages.contactFailed;
}
