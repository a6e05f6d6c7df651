import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { domainToASCII } from "node:url";
import { promisify } from "node:util";
import SMTPConnection, { type CustomAuthenticationContext } from "nodemailer/lib/smtp-connection";
import { type Variable } from "../environment";
import { smtpProblem } from "./send-mail";
import { type Settings } from "./settings";
import { smtpOptions } from "./smtp-options";
import { newState, openStore, type Readiness } from "./store";

/**
 * For each problem, the variables that the operator should check. A new problem also needs a row in
 * docs/operations.md.
 */
const likelyVariables = {
  outbox: ["CONTACT_TRANSPORT"],
  mail_unreachable: ["SMTP_HOST", "SMTP_PORT", "SMTP_SECURE"],
  greeting_refused: ["CONTACT_FROM"],
  tls_failed: ["SMTP_PORT", "SMTP_SECURE", "SMTP_REQUIRE_TLS"],
  login_failed: ["SMTP_USER", "SMTP_PASS"],
  sender_refused: ["CONTACT_FROM"],
  recipient_refused: ["CONTACT_TO"],
  state_unavailable: ["CONTACT_STATE_URL"],
} as const satisfies Readonly<Record<string, readonly Variable[]>>;

type Problem = keyof typeof likelyVariables;

const report = (code: Problem, smtp?: number | string): Readiness => ({
  code,
  settings: likelyVariables[code],
  ...(smtp !== undefined && { smtp }),
});

const ready: Readiness = { code: "ready", settings: [] };

/** Time limits in ms. They add up to the 10 s that a check may take. */
const mailLimitMs = 9000;
const leaveLimitMs = 1000;

/** If both checks fail, reports the mail server's problem. */
export async function checkReadiness(
  settings: Settings,
  log: (line: string) => void,
  limitMs?: number,
): Promise<Readiness> {
  if (settings.outbox) return report("outbox");
  const checks = [checkMailServer(settings, limitMs), checkRedis(settings, log)];
  return (await Promise.all(checks)).find(({ code }) => code !== "ready") ?? ready;
}

/** Goes through the SMTP steps for sending an email, but stops before the email's content. */
export async function checkMailServer(settings: Settings, limitMs = mailLimitMs): Promise<Readiness> {
  const { auth, ...options } = smtpOptions(settings);
  let outcome: Readiness | undefined;
  const tryAddresses = async ({ sendCommand, extensions }: CustomAuthenticationContext) => {
    outcome = await findRefusal(settings, sendCommand, extensions.includes("SMTPUTF8"));
    // Don't wait long for the server's last replies, because the outcome doesn't depend on them.
    const left = sendCommand("RSET").then(() => sendCommand("QUIT"));
    await Promise.race([left, delay(leaveLimitMs, undefined, { ref: false })]);
  };
  // nodemailer sends individual SMTP commands only from a custom login method.
  const connection = new SMTPConnection({ ...options, customAuth: { ADDRESSES: tryAddresses } });
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    connection.on("error", reject);
    connection.on("end", () => reject(new Error("The connection was closed")));
    timer = setTimeout(() => reject(Object.assign(new Error("No reply"), { code: "ETIMEDOUT" })), limitMs);
  });
  const step = (start: (done: (error?: Error | null) => void) => void) =>
    Promise.race([lost, promisify(start)()]);
  try {
    await step((done) => connection.connect(done));
    if (auth !== undefined && connection.allowsAuth) await step((done) => connection.login(auth, done));
    await step((done) => connection.login({ method: "ADDRESSES" }, done));
    return outcome ?? report("mail_unreachable");
  } catch (error) {
    if (outcome !== undefined) return outcome;
    const { code, smtp, command } = smtpProblem(error);
    if (code === "ETLS") return report("tls_failed", smtp);
    if (command === "EHLO" || command === "HELO") return report("greeting_refused", smtp);
    return report(code === "EAUTH" ? "login_failed" : "mail_unreachable", smtp);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

async function findRefusal(
  { from, to }: Settings,
  ask: (command: string) => Promise<Reply>,
  allowsUnicode: boolean,
): Promise<Readiness> {
  const recipients = to.map(withAsciiDomain);
  const isAscii = recipients.every((address) => /^[\x21-\x7e]+$/.test(address));
  const sender = await ask(`MAIL FROM:<${from.address}>${allowsUnicode && !isAscii ? " SMTPUTF8" : ""}`);
  if (sender.status !== 250) return report(findCause(sender, "sender_refused"), sender.status);
  for (const recipient of recipients) {
    const reply = await ask(`RCPT TO:<${recipient}>`);
    const cause = findCause(reply, "recipient_refused");
    // A server that uses greylisting replies with a 4xx code, and accepts a later attempt.
    const mayAcceptLater = reply.status < 500 && cause !== "greeting_refused";
    if (reply.status >= 400 && !mayAcceptLater) return report(cause, reply.status);
  }
  return ready;
}

interface Reply {
  readonly status: number;
  readonly response: string;
}

/** Some servers, such as Postfix, refuse a greeting only after they know the recipient. */
function findCause({ status, response }: Reply, otherwise: Problem): Problem {
  if (/\b(?:EHLO|HELO)\b/i.test(response)) return "greeting_refused";
  return status === 530 ? "login_failed" : otherwise;
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** Runs the function's Redis commands on a test key, to check whether the Redis user may run each of them. */
export async function checkRedis(settings: Settings, log: (line: string) => void): Promise<Readiness> {
  let outcome = ready;
  const reportOutage = (line: string) => {
    outcome = report("state_unavailable");
    log(line);
  };
  const store = openStore(settings, reportOutage, newState());
  const key = `check ${randomUUID()}`;
  await store.takeAttempt(key, 1);
  await store.wasSent(key);
  // Pretend that sending failed, so that the store deletes the test message's key.
  await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  store.release();
  return outcome;
}
