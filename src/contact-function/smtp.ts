import { createTransport } from "nodemailer";
import { type Settings } from "./settings";

const isWorker = typeof navigator === "object" && navigator.userAgent === "Cloudflare-Workers";

/**
 * Creates a nodemailer transport. With `pool`, emails share a few SMTP sessions instead of having one each.
 */
export function smtpTransport({ smtp, maxConcurrency, deadlineMs }: Settings, pool: boolean) {
  const transport = createTransport({
    ...(pool ? { pool: true, maxConnections: maxConcurrency, maxRequeues: 0 } : {}),
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.requireTls,
    ...(smtp.user === "" ? {} : { auth: { user: smtp.user, pass: smtp.pass } }),
    // In Cloudflare Workers, nodemailer's DNS timer keeps running after the lookup. With a limit of 3 s, the
    // timer closed healthy sessions.
    connectionTimeout: isWorker ? 2 * deadlineMs : 4000,
    greetingTimeout: 4000,
    dnsTimeout: isWorker ? 2 * deadlineMs : 3000,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** `Message-ID`s of emails that were sent completely, even if the mail server hasn't replied yet. */
  const dataSent = new Set<string | undefined>();
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((stream) => stream.once("end", () => dataSent.add(data.messageId)));
    done();
  });
  return { transport, dataSent };
}

export type SmtpTransport = ReturnType<typeof smtpTransport>;

/**
 * Closes at once. Without `force`, which nodemailer's types lack, it waits for the server's reply to `RSET`.
 */
export const closeTransport = (transport: {
  readonly close: (options: { readonly force: boolean }) => void;
}): void => transport.close({ force: true });

const connectionErrors = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS"];

interface SmtpError {
  readonly code?: string;
  readonly originalCode?: unknown;
  readonly errno?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Classifies a nodemailer error. The mail server's reply code overrides nodemailer's code, because
 * greylisting is reported as EENVELOPE with reply 451. `temporary` means that another attempt may succeed.
 */
export function smtpProblem(error: unknown) {
  const details: SmtpError = typeof error === "object" && error !== null ? error : {};
  const { code: reported = "unknown", originalCode, errno, responseCode } = details;
  // nodemailer reports an untrusted certificate as ESOCKET, but without the `errno` of a network error.
  const isUntrusted = reported === "ESOCKET" && originalCode !== undefined && errno === undefined;
  const code = isUntrusted ? "ETLS" : reported;
  // Ignore the reply code of a server that refused STARTTLS, because it isn't about the email.
  if (typeof responseCode !== "number" || code === "ETLS") {
    return { code, smtp: code, temporary: connectionErrors.includes(code) };
  }
  return { code, smtp: responseCode, temporary: responseCode >= 400 && responseCode < 500 };
}
