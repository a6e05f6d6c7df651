/** How long an attempt counts toward a rate limit, in ms. */
export const windowMs = 15 * 60_000;

/**
 * Maximum number of keys in memory. Above this number, a new key replaces the least recently used key that
 * isn't blocked, so that requests from many other clients don't unblock a blocked client.
 */
export const maxKeys = 20_000;

/**
 * Maps each key to the times of its latest attempts, in ms. The times are from `performance.now()`, which
 * never runs backward.
 */
export type Attempts = Map<string, readonly number[]>;

/** Returns 0 if the attempt is allowed, or else the wait in ms. Refused attempts don't extend the wait. */
export function takeAttempt(attempts: Attempts, key: string, max: number): number {
  const time = performance.now();
  const recentOf = (of: string) => (attempts.get(of) ?? []).filter((at) => time - at < windowMs);
  const recent = recentOf(key);
  const [oldest = time] = recent;
  const isRefused = recent.length >= max;
  attempts.delete(key);
  if (attempts.size >= maxKeys) {
    let [forgotten = ""] = attempts.keys();
    for (const other of attempts.keys()) {
      if (recentOf(other).length >= max) continue;
      forgotten = other;
      break;
    }
    attempts.delete(forgotten);
  }
  attempts.set(key, isRefused ? recent : [...recent, time]);
  return isRefused ? Math.max(1, oldest + windowMs - time) : 0;
}
