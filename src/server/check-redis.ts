import { randomUUID } from "node:crypto";
import { withStore } from "./redis-store";
import { type Settings } from "./settings";
import { newState } from "./state";

/**
 * Runs the Redis commands that the contact function needs, with test keys. Even a Redis server that accepts
 * connections may reject some of these commands, for example because its user lacks permission, because it's a
 * read-only replica or because it's older than version 7.
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
    // Pretend that sending failed, because a failed message's key is removed from Redis.
    await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  });
  return isUsable;
}
