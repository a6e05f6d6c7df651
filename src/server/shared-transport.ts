import { type Settings } from "./settings";
import { type SmtpTransport, smtpTransport } from "./smtp";

/** The transport that the messages being sent share. */
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
      current.transport.close();
    }
  }
}
