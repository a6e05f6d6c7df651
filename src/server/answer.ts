import { answerPage } from "./answer-page";
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
