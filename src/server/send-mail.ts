import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mail } from "./compose-mail";
import { type WaitForPlace } from "./semaphore";
import { type Settings } from "./settings";
import { smtpProblem, type SmtpTransport, smtpTransport } from "./smtp";

/**
 * What became of a mail. Plain data: `gatsby serve` loads the function anew for every request, and an
 * error's class would not be known to the next one that shares the result.
 */
export interface Delivery {
  readonly code: "sent" | "mail_failed" | "busy";
  readonly attempts: number;
  /** Whether another request may succeed, when the mail was not sent. */
  readonly retryable?: boolean;
  /** The server's answer, or nodemailer's code when it gave none. */
  readonly smtp?: number | string;
  /** How many recipients the server refused while it took the mail for the others. */
  readonly refused?: number;
}

/** A second attempt needs so many milliseconds. */
const enoughForRetry = 1500;

/** Reply of servers that allow no further session. The second attempt uses one of those that the server allowed. */
const closesSession = 421;

/**
 * Hands a mail to the mail server before `deadline` (on the clock of `performance.now`). Counts as
 * delivered with the server's 250 for the final dot, and in no other case.
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
      // The signal closes the session when time is over, and nothing does before.
      const signal = AbortSignal.timeout(Math.max(1, Math.floor(timeLeft())));
      const { response, rejected } = await transport.sendMail({ ...mail, signal });
      const refused = rejected.length > 0 ? { refused: rejected.length } : {};
      return { code: "sent", attempts, smtp: Number.parseInt(response, 10), ...refused };
    } catch (error) {
      const { smtp, temporary } = smtpProblem(error);
      const failure = { attempts, retryable: temporary || smtp === "EABORT", smtp };
      // A server that has the whole mail and did not refuse it may deliver it.
      const again = typeof smtp === "number" || !handedOver.has(mail.messageId);
      const last = attempts === 2 || timeLeft() < enoughForRetry;
      if (!temporary || !again || last) return { code: "mail_failed", ...failure };
      if (smtp !== closesSession) {
        // Some servers hang up after each mail, on the next one in the session.
        session = smtpTransport(settings, false);
      } else if (!(await waitForPlace(timeLeft() - enoughForRetry))) {
        return { code: "mail_failed", ...failure };
      }
    } finally {
      handedOver.delete(mail.messageId);
    }
  }
}

/** Writes a mail into a folder, as the file that a mail program opens. For developing only. */
export async function writeToOutbox(mail: Mail, folder = ".outbox"): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${mail.messageId.slice(1, 33)}.eml`), message);
}
