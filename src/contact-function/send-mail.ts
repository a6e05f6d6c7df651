import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type FormValues } from "../forms/form";
import { messageSubject, messageText } from "../forms/message-text";
import { receiptLabels } from "../forms/receipt";
import { type Attempt, type Delivery, type MailQueue } from "./mail-queue";
import { receiptNumber } from "./message-key";
import { contactRequest } from "./read-fields";
import { type Settings } from "./settings";
import { senderDomain } from "./smtp-options";
import { type SmtpSession } from "./smtp-session";

export async function sendMail(
  contact: FormValues,
  key: string,
  settings: Settings,
  queue: MailQueue,
): Promise<Delivery> {
  const mail = composeMail(contact, key, settings);
  if (!settings.outbox) return queue.add(settings, (...turn) => attemptToSend(mail, ...turn));
  await writeToOutbox(mail);
  return { code: "sent", attempts: 1 };
}

/** An email counts as sent once the mail server has accepted all of it with reply code 250. */
async function attemptToSend(mail: Mail, session: SmtpSession, deadline: number): Promise<Attempt> {
  try {
    // Use an abort signal, because nodemailer's own time limits don't end the wait for the final reply.
    const signal = AbortSignal.timeout(Math.max(1, Math.floor(deadline - performance.now())));
    const { response, rejected } = await session.transport.sendMail({ ...mail, signal });
    const refused = rejected.length > 0 ? { refused: rejected.length } : {};
    return { code: "sent", smtp: Number.parseInt(response, 10), ...refused };
  } catch (error) {
    const { smtp, temporary } = smtpProblem(error);
    const failure = { code: "mail_failed", retryable: temporary || smtp === "EABORT", smtp } as const;
    if (!temporary) return failure;
    // A mail server may reply with any 4xx code if there are too many sessions or emails at once.
    if (typeof smtp === "number") return { ...failure, retry: "in turn" };
    return session.dataSent ? failure : { ...failure, retry: "at once" };
  }
}

const connectionErrors = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
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
  const { code: reported = "unknown", command, originalCode, errno, responseCode } = details;
  // Untrusted certificates and network errors are both ESOCKET, but only network errors have an `errno`.
  const isUntrusted = reported === "ESOCKET" && originalCode !== undefined && errno === undefined;
  const code = isUntrusted ? "ETLS" : reported;
  // If the server refused STARTTLS, ignore its reply code, because the code isn't about the email.
  if (typeof responseCode !== "number" || code === "ETLS") {
    return { code, command, smtp: code, temporary: connectionErrors.includes(code) };
  }
  return { code, command, smtp: responseCode, temporary: responseCode >= 400 && responseCode < 500 };
}

export async function writeToOutbox(mail: Mail, folder = ".outbox"): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${mail.messageId.slice(1).split("@")[0]}.eml`), message);
}

/** Puts visitor input only in the text, the subject, and `Reply-To`. */
export function composeMail(contact: FormValues, key: string, settings: Settings) {
  const { name = "", email = "", source = "" } = contact;
  const { from, to } = settings;
  const receipt = receiptNumber(key);
  return {
    // Some mail programs hide emails with a known Message-ID, so the receipt number isn't unique enough.
    messageId: `<${receipt}.${key}@${senderDomain(settings)}>`,
    from,
    to: [...to],
    envelope: { from: from.address, to: [...to] },
    replyTo: { name, address: email },
    subject: messageSubject(contact),
    text:
      messageText(contact) +
      `\n${receiptLabels.number}: ${receipt}\n` +
      (source && `${contactRequest.fields.source.label}: ${source}\n`),
  };
}

type Mail = ReturnType<typeof composeMail>;
