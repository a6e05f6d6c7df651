import { createTransport } from "nodemailer";
import { type Settings } from "./settings";

const inWorkers = typeof navigator === "object" && navigator.userAgent === "Cloudflare-Workers";

/** A nodemailer transport with a session for each mail, or with few that many mails share. */
export function smtpTransport({ smtp, maxConcurrency, deadlineMs }: Settings, pool: boolean) {
  const transport = createTransport({
    // Whether to try again is decided by the answer and the time that is left, not by the pool.
    ...(pool ? { pool: true, maxConnections: maxConcurrency, maxRequeues: 0 } : {}),
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.requireTls,
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.pass } }),
    // In Cloudflare's runtime the time for DNS never ends: after 3 s it closed sessions that were in order.
    connectionTimeout: inWorkers ? 2 * deadlineMs : 4000,
    greetingTimeout: 4000,
    dnsTimeout: inWorkers ? 2 * deadlineMs : 3000,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handedOver = new Set<string | undefined>();
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((stream) => stream.once("end", () => handedOver.add(data.messageId)));
    done();
  });
  return {
    transport,
    /** `Message-ID`s of the mails that a server was given whole, down to the final dot. */
    handedOver,
  };
}

export type SmtpTransport = ReturnType<typeof smtpTransport>;

export interface SharedTransport {
  users: number;
  current: SmtpTransport | undefined;
}

/**
 * Does the work with a transport that is shared by all messages of the same time, so that many messages go
 * over few connections. It is closed after the last one, since idle connections go stale.
 */
export async function withSharedTransport<Result>(
  shared: SharedTransport,
  settings: Settings,
  work: (transport: SmtpTransport) => Promise<Result>,
): Promise<Result> {
  const current = (shared.current ??= smtpTransport(settings, true));
  shared.users += 1;
  try {
    return await work(current);
  } finally {
    shared.users -= 1;
    if (shared.users === 0) {
      shared.current = undefined;
      forceClose(current.transport);
    }
  }
}

/**
 * Closes all sessions. Without `force`, nodemailer would keep a session open while the mail server leaves its `RSET`
 * unanswered. nodemailer's types lack this option.
 */
const forceClose = (transport: { readonly close: (options: { force: boolean }) => void }): void =>
  transport.close({ force: true });

const connectionErrors = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

/**
 * Reads nodemailer's error: its code, and by the server's answer first, since nodemailer reports greylisting as
 * EENVELOPE with 451, what went wrong and whether another attempt may succeed.
 */
export function smtpProblem(error: unknown) {
  const { code: told = "unknown", originalCode, errno, responseCode } = Object(error);
  // nodemailer calls a certificate that is not trusted ESOCKET, as it does every failure of a socket. Those of
  // the network come from the operating system and have its error number.
  const untrusted = told === "ESOCKET" && originalCode !== undefined && errno === undefined;
  const code = untrusted ? "ETLS" : String(told);
  // A refused STARTTLS has an answer as well, but says nothing about the mail.
  if (typeof responseCode !== "number" || code === "ETLS") {
    return { code, smtp: code, temporary: connectionErrors.includes(code) };
  }
  return { code, smtp: responseCode, temporary: responseCode >= 400 && responseCode < 500 };
}
