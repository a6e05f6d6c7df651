import { type Mail } from "./compose-mail";
import { type Delivery } from "./delivery";
import { writeToOutbox } from "./outbox";
import { type Settings } from "./settings";
import { smtpFault, type Transport } from "./smtp";

/** A second attempt needs so many milliseconds. */
const enoughForRetry = 1500;

/**
 * Hands a mail to the mail server before `deadline` (on the clock of `performance.now`). Counts as
 * delivered with the server's 250 for the final dot, and in no other case.
 */
export async function sendMail(
  mail: Mail,
  settings: Settings,
  transport: Transport,
  deadline: number,
): Promise<Delivery> {
  if (settings.transport === "outbox") {
    await writeToOutbox(mail);
    return { delivered: true, attempts: 1 };
  }
  for (let attempts = 1; ; attempts += 1) {
    try {
      const smtp = await attempt(mail, transport, deadline - performance.now());
      return { delivered: true, attempts, smtp };
    } catch (error) {
      const { smtp, temporary } = smtpFault(error);
      const last = attempts === 2 || deadline - performance.now() < enoughForRetry;
      if (temporary && !last) continue;
      const retryable = temporary || smtp === "EABORT";
      return { delivered: false, code: "mail_failed", attempts, retryable, smtp };
    }
  }
}

/** One session with the server. The signal closes the connection when time is over. */
async function attempt(mail: Mail, transport: Transport, leftMs: number): Promise<number> {
  const signal = AbortSignal.timeout(Math.max(1, Math.floor(leftMs)));
  const { response } = await transport.sendMail({ ...mail, signal });
  return Number.parseInt(response, 10);
}
