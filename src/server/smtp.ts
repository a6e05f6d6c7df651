import { createTransport } from "nodemailer";
import { type Settings } from "./settings";

const inWorkers = typeof navigator === "object" && navigator.userAgent === "Cloudflare-Workers";

/** Creates a nodemailer transport. With `pool`, emails share a few SMTP sessions. Otherwise each email gets its own. */
export function smtpTransport({ smtp, maxConcurrency, deadlineMs }: Settings, pool: boolean) {
  const transport = createTransport({
    // The pool must not retry. `sendMail` retries, depending on the server's reply and the remaining time.
    ...(pool ? { pool: true, maxConnections: maxConcurrency, maxRequeues: 0 } : {}),
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.requireTls,
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.pass } }),
    // In Cloudflare Workers, nodemailer's DNS timer keeps running after the lookup, so a limit of 3 s closed healthy
    // sessions.
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
    /** `Message-ID`s of emails whose whole text, including the final dot, was transferred to the mail server. */
    handedOver,
  };
}

export type SmtpTransport = ReturnType<typeof smtpTransport>;

export interface SharedTransport {
  users: number;
  current: SmtpTransport | undefined;
}

/**
 * Runs `work` with a transport that all concurrent messages share, so that many messages need only a few connections.
 * Closes the transport after the last message, because idle connections go stale.
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
 * Closes all sessions. Without `force`, nodemailer would keep a session open for as long as the mail server doesn't
 * answer `RSET`. nodemailer's types don't include this option.
 */
const forceClose = (transport: { readonly close: (options: { force: boolean }) => void }): void =>
  transport.close({ force: true });

const connectionErrors = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

/**
 * Classifies a nodemailer error. The mail server's reply code takes precedence over nodemailer's code, because
 * greylisting arrives as EENVELOPE with reply code 451. `temporary` means that another attempt may succeed.
 */
export function smtpProblem(error: unknown) {
  const { code: told = "unknown", originalCode, errno, responseCode } = Object(error);
  // nodemailer reports an untrusted certificate as ESOCKET, like any other socket error. Network errors differ in that
  // they have an `errno`, because they come from the operating system.
  const untrusted = told === "ESOCKET" && originalCode !== undefined && errno === undefined;
  const code = untrusted ? "ETLS" : String(told);
  // If the server refused STARTTLS, ignore its reply code, because that code isn't about the email.
  if (typeof responseCode !== "number" || code === "ETLS") {
    return { code, smtp: code, temporary: connectionErrors.includes(code) };
  }
  return { code, smtp: responseCode, temporary: responseCode >= 400 && responseCode < 500 };
}
