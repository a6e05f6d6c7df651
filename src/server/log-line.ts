import { stderr, stdout } from "node:process";
import { type Outcome } from "./refusal";

/** What the log line says about a request. Nothing of it is personal. */
export interface Trace {
  id: string;
  attempts?: number;
  smtp?: number | string;
}

/** The one line that a request leaves: no name, address, text or client address. */
export function logLine(outcome: Outcome, trace: Trace, milliseconds: number): string {
  const refusal = outcome instanceof Error ? outcome : undefined;
  return JSON.stringify({
    event: "contact",
    id: trace.id,
    status: refusal?.status ?? (outcome === "preflight" ? 204 : 200),
    code: refusal?.code ?? (outcome === "preflight" ? outcome : "sent"),
    smtp: trace.smtp,
    attempts: trace.attempts,
    ms: Math.round(milliseconds),
    settings: refusal?.details.settings,
    at: refusal?.code === "internal" ? placeOf(refusal.cause) : undefined,
  });
}

/** Where an unforeseen error arose. Its message is left out, since it might quote what was sent. */
const placeOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${error.stack?.match(/\n\s+at ([^\n]*)/)?.[1] ?? ""}`.trim()
    : typeof error;

/**
 * Call once per process. A full disk or a closed pipe makes the streams emit an error, and an error without a
 * listener would end the process.
 */
export function ignoreLostOutput(): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}
