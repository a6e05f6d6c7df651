import { type Environment } from "../../src/server/settings";
import { refusal, type Script } from "./mail-server";

/** A fault of a mail server, and what must become of a message. */
export interface FaultRow {
  readonly fault: string;
  readonly script: Script;
  readonly env?: Environment;
  readonly acknowledged: boolean;
  readonly retryable?: boolean;
  readonly attempts: number;
}

const later = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });

/** The faults of the function's contract. */
export const faultRows: readonly FaultRow[] = [
  { fault: "normal", script: {}, acknowledged: true, attempts: 1 },
  {
    fault: "421 at connect",
    script: { onConnect: (_session, callback) => callback(refusal(421)) },
    acknowledged: false,
    retryable: true,
    attempts: 2,
  },
  {
    fault: "451 once, then accepts",
    script: { onRcptTo: onceThen(451) },
    acknowledged: true,
    attempts: 2,
  },
  {
    fault: "451 for ever",
    script: { onRcptTo: (_address, _session, callback) => callback(refusal(451)) },
    acknowledged: false,
    retryable: true,
    attempts: 2,
  },
  {
    fault: "550 at RCPT",
    script: { onRcptTo: (_address, _session, callback) => callback(refusal(550)) },
    acknowledged: false,
    retryable: false,
    attempts: 1,
  },
  {
    fault: "554 after DATA",
    script: { take: () => Promise.resolve(refusal(554)) },
    acknowledged: false,
    retryable: false,
    attempts: 1,
  },
  {
    fault: "452 after DATA",
    script: { take: () => Promise.resolve(refusal(452)) },
    acknowledged: false,
    retryable: true,
    attempts: 2,
  },
  {
    fault: "dropped in DATA",
    // A mail as short as these is out, with its final dot, before the server can hang up.
    script: { onFirstBytes: (drop) => drop() },
    acknowledged: false,
    retryable: true,
    attempts: 1,
  },
  {
    fault: "dropped after the final dot",
    script: {
      take: (drop) => {
        drop();
        return Promise.resolve("silence");
      },
    },
    acknowledged: false,
    retryable: true,
    attempts: 1,
  },
  {
    fault: "3 s slow",
    script: { take: () => later(3000) },
    acknowledged: true,
    attempts: 1,
  },
  {
    fault: "6.8 s slow after the final dot",
    script: { take: () => later(6800) },
    acknowledged: true,
    attempts: 1,
  },
  {
    fault: "60 s slow",
    script: { take: () => later(60_000) },
    env: { CONTACT_DEADLINE_MS: "600" },
    acknowledged: false,
    retryable: true,
    attempts: 1,
  },
  {
    fault: "TLS required but not offered",
    script: {},
    env: { SMTP_REQUIRE_TLS: "true" },
    acknowledged: false,
    retryable: false,
    attempts: 1,
  },
];

/** Refuses the first recipient, takes the next. */
function onceThen(code: number): NonNullable<Script["onRcptTo"]> {
  let seen = 0;
  return (_address, _session, callback) => {
    seen += 1;
    callback(seen === 1 ? refusal(code) : null);
  };
}
