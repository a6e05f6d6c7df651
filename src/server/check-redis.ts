import { randomUUID } from "node:crypto";
import { withStore } from "./redis-store";
import { type Settings } from "./settings";
import { newState } from "./state";

/**
 * Runs the commands that messages need, with keys that no visitor has. A Redis that answers may still refuse some of
 * them: its user may not run them, it may be a replica, or older than version 7.
 *
 * @param log - Gets a line with the reason if one fails.
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
    // A failed message leaves no key behind.
    await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  });
  return isUsable;
}
