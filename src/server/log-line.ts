import { stderr, stdout } from "node:process";
import { type Outcome } from "./refusal";
import { type Delivery } from "./send-mail";

/** What came of a request besides its outcome. Nothing of it is personal. */
export interface Trace {
  id: string;
  delivery?: Delivery;
}

/** The one line that a request leaves: no name, address, text or client address. */
export function logLine(outcome: Outcome, status: number, trace: Trace, began: number): string {
  const refusal = outcome instanceof Error ? outcome : undefined;
  const { smtp, attempts, refused } = trace.delivery ?? {};
  return JSON.stringify({
    event: "contact",
    id: trace.id,
    status,
    code: refusal?.code ?? (outcome === "preflight" ? outcome : "sent"),
    smtp,
    attempts,
    refused,
    ms: Math.round(performance.now() - began),
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

/** Bytes of log lines that may wait for a reader. */
const maxWaitingBytes = 64 * 1024;

/**
 * Prints log lines without ever waiting for a reader. Lines are lost while too many are waiting. Node makes
 * terminals blocking, so a terminal that nobody reads would stop the whole process. `console.log` has no limit.
 */
export function nonBlockingLog(): (line: string) => void {
  Reflect.get(stdout, "_handle")?.setBlocking?.(false);
  return (line) => {
    if (stdout.writableLength < maxWaitingBytes) stdout.write(`${line}\n`);
  };
}
