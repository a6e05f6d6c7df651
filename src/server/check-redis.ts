import { randomUUID } from "node:crypto";
import { withStore } from "./redis-store";
import { type Settings } from "./settings";
import { newState } from "./state";

/**
 * Checks whether Redis accepts the commands that the contact function needs, by running them with test keys. A server
 * may accept connections but reject commands, for example because the Redis user lacks permission, or because the
 * server is a read-only replica or older than version 7.
 *
 * @param log - Receives a line with the reason if a command fails.
 */
export async function canUseRedis(
  settings: Settings,
  log: (line: string) => void,
): Promise<boolean> {
  let isUsable = true;
  const logFailure = (line: string) => {
    isUsable = false;
    log(line);
  };
  await withStore(settings, newState(), logFailure, async (store) => {
    const key = `check ${randomUUID()}`;
    await store.takeAttempt(key, 1);
    await store.knows(key);
    // Pretend that sending failed, so that the store deletes the message's key. A sent message's key would stay in
    // Redis.
    await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  });
  return isUsable;
}
