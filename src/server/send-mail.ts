import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mail } from "./compose-mail";
import { type Settings } from "./settings";
import { smtpProblem, type SmtpTransport, smtpTransport } from "./smtp";

/**
 * What became of a mail. Plain data: `gatsby serve` loads the function anew for every request, and an
 * error's class would not be known to the next one that shares the result.
 */
export type Delivery =
  | { readonly delivered: true; readonly attempts: number; readonly smtp?: number }
  | {
      readonly delivered: false;
      readonly code: "mail_failed" | "busy";
      readonly attempts: number;
      readonly retryable: boolean;
      /** The server's answer, or nodemailer's code when it gave none. */
      readonly smtp?: number | string;
    };

/** A second attempt needs so many milliseconds. */
const enoughForRetry = 1500;

/**
 * Hands a mail to the mail server before `deadline` (on the clock of `performance.now`). Counts as
 * delivered with the server's 250 for the final dot, and in no other case.
 */
export async function sendMail(
  mail: Mail,
  settings: Settings,
  shared: SmtpTransport,
  deadline: number,
): Promise<Delivery> {
  if (settings.outbox) {
    await writeToOutbox(mail);
    return { delivered: true, attempts: 1 };
  }
  for (let attempts = 1; ; attempts += 1) {
    // The second has a session of its own: some servers hang up after each mail, on the next one in the session.
    const smtp = attempts === 1 ? shared : smtpTransport(settings, false);
    try {
      return { delivered: true, attempts, smtp: await attempt(mail, smtp, deadline) };
    } catch (error) {
      const problem = smtpProblem(error);
      // A server that has the whole mail and did not refuse it may deliver it.
      const again = typeof problem.smtp === "number" || !smtp.handedOver.has(mail.messageId);
      const last = attempts === 2 || deadline - performance.now() < enoughForRetry;
      if (problem.temporary && again && !last) continue;
      const retryable = problem.temporary || problem.smtp === "EABORT";
      return { delivered: false, code: "mail_failed", attempts, retryable, smtp: problem.smtp };
    } finally {
      smtp.handedOver.delete(mail.messageId);
    }
  }
}

/** Gives the mail to the server. The signal closes the session when time is over, and nothing does before. */
async function attempt(
  mail: Mail,
  { transport }: SmtpTransport,
  deadline: number,
): Promise<number> {
  const leftMs = Math.floor(deadline - performance.now());
  const signal = AbortSignal.timeout(Math.max(1, leftMs));
  const { response } = await transport.sendMail({ ...mail, signal });
  return Number.parseInt(response, 10);
}

/** Writes a mail into a folder, as the file that a mail program opens. For developing only. */
export async function writeToOutbox(mail: Mail, folder = ".outbox"): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${mail.messageId.slice(1, 33)}.eml`), message);
}
