import { createTransport } from "nodemailer";
import { type Settings } from "./settings";

/** A nodemailer transport, with as many connections as mails may be sent at a time. */
export const smtpTransport = ({ smtp, maxConcurrency }: Settings) =>
  createTransport({
    pool: true,
    maxConnections: maxConcurrency,
    // Whether to try again is decided here, by the answer and the time that is left.
    maxRequeues: 0,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.requireTls,
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.pass } }),
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 6000,
    dnsTimeout: 3000,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** A transport with its connections. */
export type Transport = ReturnType<typeof smtpTransport>;

/** The transport that the messages under way share. */
export interface Line {
  users: number;
  transport: Transport | undefined;
}

/**
 * Does the work with a transport that all who work at the same time share: many messages at once go over
 * few connections, and after the last one nothing stays open that could go stale.
 */
export async function withTransport<Result>(
  line: Line,
  settings: Settings,
  work: (transport: Transport) => Promise<Result>,
): Promise<Result> {
  const transport = (line.transport ??= smtpTransport(settings));
  line.users += 1;
  try {
    return await work(transport);
  } finally {
    line.users -= 1;
    if (line.users === 0) {
      line.transport = undefined;
      transport.close();
    }
  }
}

/** What a failed SMTP session tells. */
export interface SmtpFault {
  /** The server's answer; nodemailer's code when there was none. */
  readonly smtp: number | string;
  /** nodemailer's code. */
  readonly code: string;
  /** Another attempt may succeed. */
  readonly temporary: boolean;
}

const connectionErrors = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

/**
 * Reads nodemailer's error: by the server's answer first, since nodemailer reports greylisting as
 * EENVELOPE with 451.
 */
export function smtpFault(error: unknown): SmtpFault {
  const { code: told, responseCode } = Object(error);
  const code = typeof told === "string" ? told : "unknown";
  return typeof responseCode === "number"
    ? { smtp: responseCode, code, temporary: responseCode >= 400 && responseCode < 500 }
    : { smtp: code, code, temporary: connectionErrors.includes(code) };
}
