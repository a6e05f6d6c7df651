import { createTransport } from "nodemailer";
import { type Settings } from "./settings";
import { smtpOptions } from "./smtp-options";

/** Opens a session that can send several emails, one after another. It connects when it sends the first. */
export function openSession(settings: Settings) {
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    ...smtpOptions(settings),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const session = {
    transport,
    /** True once the latest email was sent completely, even if the mail server hasn't replied yet. */
    dataSent: false,
    close: () => {
      // With `force`, closing doesn't wait for a reply to `RSET`. nodemailer's types lack this option.
      const pool: { close(options: { force: boolean }): void } = transport;
      pool.close({ force: true });
    },
  };
  transport.use("stream", ({ message }, done) => {
    session.dataSent = false;
    message.processFunc((stream) => stream.once("end", () => (session.dataSent = true)));
    done();
  });
  return session;
}

export type SmtpSession = ReturnType<typeof openSession>;
