import { stderr, stdout } from "node:process";
import { HttpError } from "./http-error";
import { type Delivery } from "./mail-queue";
import { type ContactOutcome } from "./response";

/** Facts about a request for its log line. They must not include personal data. */
export interface Trace {
  id: string;
  /** Time from `performance.now()`, in ms. */
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

/** Keeps the process running if the log can't be written, as on a full disk. Call it once per process. */
export function ignoreLostOutput(): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}

/** Maximum amount of unread log output, in bytes. Beyond this limit, new lines are dropped. */
const maxWaitingBytes = 64 * 1024;

/** `console.log` would wait for a paused terminal, and buffer lines without limit if nobody reads them. */
export function nonBlockingLog(): (line: string) => void {
  Reflect.get(stdout, "_handle")?.setBlocking?.(false);
  return (line) => {
    if (stdout.writableLength < maxWaitingBytes) stdout.write(`${line}\n`);
  };
}
