import { randomUUID } from "node:crypto";
import { withStore } from "./redis-store";
import { type Settings } from "./settings";
import { newState } from "./state";

/**
 * Tests the Redis commands that messages need, with keys that no visitor uses. Connecting to Redis isn't proof enough:
 * it may reject commands because its user lacks permission, it's a read-only replica, or it's older than version 7.
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
    // Report a failed delivery, because that leaves no key behind in Redis.
    await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  });
  return isUsable;
}
