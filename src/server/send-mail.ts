import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mail } from "./compose-mail";
import { type WaitForPlace } from "./semaphore";
import { type Settings } from "./settings";
import { smtpProblem, type SmtpTransport, smtpTransport } from "./smtp";

/**
 * Result of sending an email. It must be plain data, because several requests can share it and `gatsby serve` reloads
 * the function for every request. A reloaded module wouldn't recognize an error class from an earlier load.
 */
export interface Delivery {
  readonly code: "sent" | "mail_failed" | "busy";
  readonly attempts: number;
  /** After a failure, whether sending the message again may succeed. */
  readonly retryable?: boolean;
  /** The mail server's reply code, or nodemailer's error code if there was no reply. */
  readonly smtp?: number | string;
  /** Number of recipients that the mail server refused while accepting the email for others. */
  readonly refused?: number;
}

/** Minimum time left for a second attempt, in ms. */
const enoughForRetry = 1500;

/**
 * SMTP reply code from servers that limit the number of concurrent sessions. After this code, the second attempt waits
 * for its turn and reuses one of the open sessions.
 */
const closesSession = 421;

/**
 * Sends an email, with at most one retry, before `deadline` (a time in ms from `performance.now()`). The email counts
 * as sent only if the mail server answers the final dot with 250. In outbox mode, writes a file instead.
 */
export async function sendMail(
  mail: Mail,
  settings: Settings,
  shared: SmtpTransport,
  deadline: number,
  waitForPlace: WaitForPlace,
): Promise<Delivery> {
  if (settings.outbox) {
    await writeToOutbox(mail);
    return { code: "sent", attempts: 1 };
  }
  const timeLeft = () => deadline - performance.now();
  let session = shared;
  for (let attempts = 1; ; attempts += 1) {
    const { transport, handedOver } = session;
    try {
      // This signal closes the session at the deadline. Nothing else interrupts the wait for the server's final reply.
      const signal = AbortSignal.timeout(Math.max(1, Math.floor(timeLeft())));
      const { response, rejected } = await transport.sendMail({ ...mail, signal });
      const refused = rejected.length > 0 ? { refused: rejected.length } : {};
      return { code: "sent", attempts, smtp: Number.parseInt(response, 10), ...refused };
    } catch (error) {
      const { smtp, temporary } = smtpProblem(error);
      const failure = { attempts, retryable: temporary || smtp === "EABORT", smtp };
      // Don't retry if the server received the whole email but didn't reply, because it may still deliver the email.
      const again = typeof smtp === "number" || !handedOver.has(mail.messageId);
      const last = attempts === 2 || timeLeft() < enoughForRetry;
      if (!temporary || !again || last) return { code: "mail_failed", ...failure };
      if (smtp !== closesSession) {
        // Use a new session for the second attempt, because some servers allow only one email per session.
        session = smtpTransport(settings, false);
      } else if (!(await waitForPlace(timeLeft() - enoughForRetry))) {
        return { code: "mail_failed", ...failure };
      }
    } finally {
      handedOver.delete(mail.messageId);
    }
  }
}

/** Writes an email to a folder as an `.eml` file, which email programs can open. For development only. */
export async function writeToOutbox(mail: Mail, folder = ".outbox"): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${mail.messageId.slice(1, 33)}.eml`), message);
}
