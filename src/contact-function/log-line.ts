import { stderr, stdout } from "node:process";
import { HttpError } from "./http-error";
import { type Delivery } from "./mail-queue";
import { type ContactOutcome } from "./response";

/** Request data for the log line. It must not include personal data. */
export interface Trace {
  id: string;
  /** Value of `performance.now()` when the request arrived. */
  readonly startedAt: number;
  delivery?: Delivery;
}

export function logLine(outcome: ContactOutcome, status: number, trace: Trace): string {
  const error = outcome instanceof HttpError ? outcome : undefined;
  const { smtp, attempts, refused } = trace.delivery ?? {};
  return JSON.stringify({
    event: "contact",
    id: trace.id,
    status,
    code: error?.code ?? (outcome === "preflight" ? outcome : "sent"),
    smtp,
    attempts,
    refused,
    ms: Math.round(performance.now() - trace.startedAt),
    settings: error?.details.settings,
    at: error?.code === "internal" ? errorLocation(error.cause) : undefined,
  });
}

/** Returns an error's type and location, but not its message, which might quote visitor input. */
const errorLocation = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${error.stack?.match(/\n\s+at ([^\n]*)/)?.[1] ?? ""}`.trim()
    : typeof error;

/**
 * Keeps the process running if log output can't be written, for example because the disk is full. Call this
 * only once.
 */
export function ignoreLostOutput(): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}

/** Maximum amount of unread log output, in bytes. Beyond this limit, new lines are dropped. */
const maxWaitingBytes = 64 * 1024;

/** Replaces `console.log`, which waits while a terminal is paused and buffers unread lines without limit. */
export function nonBlockingLog(): (line: string) => void {
  Reflect.get(stdout, "_handle")?.setBlocking?.(false);
  return (line) => {
    if (stdout.writableLength < maxWaitingBytes) stdout.write(`${line}\n`);
  };
}
