import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type FormValues } from "../forms/form";
import { messageSubject, messageText } from "../forms/message-text";
import { type Delivery, smtpTransport, type Turn } from "./mail-queue";
import { contactRequest } from "./read-fields";
import { type Settings } from "./settings";

/** A second attempt starts only if at least this much time is left, in ms. */
const enoughForRetry = 1500;

/** SMTP reply code that mail servers send when they refuse another concurrent session. */
const sessionRefused = 421;

/** An email counts as sent once the mail server has accepted all of it with reply code 250. */
export async function sendMail(
  contact: FormValues,
  id: string,
  settings: Settings,
  { session, deadline, waitAgain }: Turn,
): Promise<Delivery> {
  const mail = composeMail(contact, id, settings);
  if (settings.outbox) {
    await writeToOutbox(mail);
    return { code: "sent", attempts: 1 };
  }
  const timeLeft = () => deadline - performance.now();
  let current = session;
  for (let attempts = 1; ; attempts += 1) {
    const { transport, dataSent } = current;
    try {
      // Use an abort signal, because nodemailer's own time limits don't end the wait for the final reply.
      const signal = AbortSignal.timeout(Math.max(1, Math.floor(timeLeft())));
      const { response, rejected } = await transport.sendMail({ ...mail, signal });
      const refused = rejected.length > 0 ? { refused: rejected.length } : {};
      return { code: "sent", attempts, smtp: Number.parseInt(response, 10), ...refused };
    } catch (error) {
      const { smtp, temporary } = smtpProblem(error);
      const retryable = temporary || smtp === "EABORT";
      const failure = { code: "mail_failed", attempts, retryable, smtp } as const;
      const mayBeDelivered = typeof smtp !== "number" && dataSent.has(mail.messageId);
      const isLast = attempts === 2 || timeLeft() < enoughForRetry;
      if (!temporary || mayBeDelivered || isLast) return failure;
      if (smtp !== sessionRefused) {
        // Retry in a new session, because some servers allow only one email per session.
        current = smtpTransport(settings, false);
      } else if (!(await waitAgain(timeLeft() - enoughForRetry))) {
        return failure;
      }
    } finally {
      dataSent.delete(mail.messageId);
    }
  }
}

const connectionErrors = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

interface SmtpError {
  readonly code?: string;
  readonly originalCode?: unknown;
  readonly errno?: unknown;
  readonly responseCode?: unknown;
}

/**
 * The mail server's reply code overrides nodemailer's error code, because nodemailer reports greylisting as
 * EENVELOPE with reply code 451. `temporary` means that another attempt may succeed.
 */
export function smtpProblem(error: unknown) {
  const details: SmtpError = typeof error === "object" && error !== null ? error : {};
  const { code: reported = "unknown", originalCode, errno, responseCode } = details;
  // Untrusted certificates and network errors are both ESOCKET, but only network errors have an `errno`.
  const isUntrusted = reported === "ESOCKET" && originalCode !== undefined && errno === undefined;
  const code = isUntrusted ? "ETLS" : reported;
  // If the server refused STARTTLS, ignore its reply code, because the code isn't about the email.
  if (typeof responseCode !== "number" || code === "ETLS") {
    return { code, smtp: code, temporary: connectionErrors.includes(code) };
  }
  return { code, smtp: responseCode, temporary: responseCode >= 400 && responseCode < 500 };
}

export async function writeToOutbox(mail: Mail, folder = ".outbox"): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${mail.messageId.slice(1, 33)}.eml`), message);
}

/** Puts visitor input only in the text, the subject, and `Reply-To`. */
export function composeMail(contact: FormValues, id: string, { from, to }: Settings) {
  const { name = "", email = "", source = "" } = contact;
  return {
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    from,
    to: [...to],
    envelope: { from: from.address, to: [...to] },
    replyTo: { name, address: email },
    subject: messageSubject(contact),
    text: messageText(contact) + (source && `\n${contactRequest.fields.source.label}: ${source}\n`),
  };
}

type Mail = ReturnType<typeof composeMail>;
