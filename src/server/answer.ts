import { type Message, messages } from "../forms/messages";
import { type Outcome, type Refusal, type SendOutcome } from "./refusal";

interface Asked {
  /** The page posts the form without a script. */
  readonly form: boolean;
  /** The origin that asks, when it is another one that may. */
  readonly origin: string | undefined;
}

const headers = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  Vary: "Origin",
};

/** The answer. A page of another origin may read it when that origin is listed (Fetch, CORS protocol). */
export function answerWith(outcome: Outcome, { form, origin }: Asked): Response {
  const answer =
    outcome === "preflight"
      ? new Response(null, { status: 204, headers: { ...headers, ...permission } })
      : form
        ? htmlAnswer(outcome, `${origin ?? ""}/`)
        : jsonAnswer(outcome);
  if (origin !== undefined) answer.headers.set("Access-Control-Allow-Origin", origin);
  return answer;
}

/** What the form sends besides what every page may send. */
const permission = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "content-type, authorization, apikey",
};

/** The answer to a program: JSON with a boolean `success`. Echoes nothing of what was sent. */
function jsonAnswer(outcome: SendOutcome): Response {
  if (!(outcome instanceof Error)) return Response.json({ success: true, ...outcome }, { headers });
  const { status, code, message, details } = outcome;
  const { fields, retryable } = details;
  const error = {
    code,
    message,
    ...(fields === undefined ? {} : { fields }),
    ...(retryable === undefined ? {} : { retryable }),
  };
  return Response.json(
    { success: false, error },
    { status, headers: { ...headers, ...headersOf(outcome) } },
  );
}

const htmlAnswer = (outcome: SendOutcome, home: string): Response =>
  new Response(answerPage(outcome, home), {
    status: outcome instanceof Error ? outcome.status : 200,
    headers: {
      ...headers,
      ...(outcome instanceof Error ? headersOf(outcome) : {}),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'",
    },
  });

function headersOf({ code, details }: Refusal): Record<string, string> {
  if (code === "method_not_allowed") return { Allow: "POST" };
  if (details.retryAfterSeconds === undefined) return {};
  return { "Retry-After": String(details.retryAfterSeconds) };
}

const goBack = `<p>Nothing was sent. Go back with your browser's Back button: what you typed is still in the form.</p>`;

/** The page that tells visitors without a script what happened. No word of it comes from the request. */
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
