import { type Settings } from "./settings";
import { type SmtpTransport, smtpTransport } from "./smtp";

/** The transport that the messages under way share. */
export interface SharedTransport {
  users: number;
  current: SmtpTransport | undefined;
}

/**
 * Does the work with a transport that all who work at the same time share: many messages at once go over
 * few connections, and after the last one nothing stays open that could go stale.
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
