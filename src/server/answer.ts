import { type Message, messages } from "../forms/messages";
import { type Outcome, type Refusal } from "./refusal";

const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** The answer to a program: JSON with a boolean `success`. Echoes nothing of what was sent. */
export function jsonAnswer(outcome: Outcome): Response {
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

/** The answer to a browser that posted the form without a script. */
export const htmlAnswer = (outcome: Outcome): Response =>
  new Response(answerPage(outcome), {
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

/** The page that tells visitors without a script what happened. Every word of it stands in this repository. */
export function answerPage(outcome: Outcome): string {
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
${outcome instanceof Error ? goBack : `<p><a href="/">Return to Home</a></p>`}
</main>
</body>
</html>
`;
}

function messageFor(outcome: Outcome): Message {
  if (!(outcome instanceof Error)) return messages.contactSent;
  return outcome.code === "rate_limited" ? messages.contactLimited : messages.contactFailed;
}
