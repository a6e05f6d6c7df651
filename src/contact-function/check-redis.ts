import { randomUUID } from "node:crypto";
import { openStore } from "./redis-store";
import { type Settings } from "./settings";
import { newState } from "./state";

/** Runs the function's commands with test keys, because the Redis user may lack permissions for some. */
export async function canUseRedis(
  settings: Settings,
  log: (line: string) => void,
): Promise<boolean> {
  let isUsable = true;
  const store = openStore(settings, newState(), (line) => {
    isUsable = false;
    log(line);
  });
  const key = `check ${randomUUID()}`;
  await store.takeAttempt(key, 1);
  await store.wasSent(key);
  // Pretend that sending failed, because the store then deletes the message's key.
  await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  store.release();
  return isUsable;
}
