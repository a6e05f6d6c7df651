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

const sent = { acknowledged: true, attempts: 1 };
const refused = { acknowledged: false, retryable: false, attempts: 1 };
const failedTwice = { acknowledged: false, retryable: true, attempts: 2 };
/** What may have arrived is not sent a second time. */
const failedOnce = { acknowledged: false, retryable: true, attempts: 1 };

const after = (ms: number): Script => ({
  take: () => new Promise((resolve) => void setTimeout(resolve, ms, undefined).unref()),
});
const refusing = (code: number): Script => ({ take: () => Promise.resolve(refusal(code)) });
/** Refuses recipients with a code, all of them or so many. */
function refusingRecipients(code: number, times = Infinity): Script {
  let seen = 0;
  return {
    onRcptTo: (_address, _session, callback) => {
      seen += 1;
      callback(seen <= times ? refusal(code) : null);
    },
  };
}
const atConnect: Script = { onConnect: (_session, callback) => callback(refusal(421)) };
const inSilence: Script = {
  take: (drop) => {
    drop();
    return Promise.resolve("silence");
  },
};

export const faultRows: readonly FaultRow[] = [
  { fault: "normal", script: {}, ...sent },
  { fault: "421 at connect", script: atConnect, ...failedTwice },
  { fault: "451 once, then accepts", script: refusingRecipients(451, 1), ...sent, attempts: 2 },
  { fault: "451 for ever", script: refusingRecipients(451), ...failedTwice },
  { fault: "550 at RCPT", script: refusingRecipients(550), ...refused },
  { fault: "554 after DATA", script: refusing(554), ...refused },
  { fault: "452 after DATA", script: refusing(452), ...failedTwice },
  // A mail as short as these is out, with its final dot, before the server can hang up.
  { fault: "dropped in DATA", script: { onFirstBytes: (drop) => drop() }, ...failedOnce },
  { fault: "dropped after the final dot", script: inSilence, ...failedOnce },
  { fault: "3 s slow", script: after(3000), ...sent },
  { fault: "6.8 s slow after the final dot", script: after(6800), ...sent },
  { fault: "60 s slow", script: after(60_000), env: { CONTACT_DEADLINE_MS: "600" }, ...failedOnce },
  {
    fault: "no TLS where it is required",
    script: {},
    env: { SMTP_REQUIRE_TLS: "true" },
    ...refused,
  },
];
