/**
 * Maximum number of keys in memory. When there are more, the least recently used key with attempts left is dropped.
 * Keys at their limit are dropped last, so that a flood of other clients can't unblock a blocked client.
 */
const maxKeys = 20_000;

/**
 * Creates a function that takes an attempt for a key. The function returns 0 if the attempt is allowed, or the wait
 * in ms if no attempt is left. Refused attempts aren't counted, so they don't extend the wait.
 *
 * @param taken - Attempt times by key, in ms from `performance.now()`, because that clock never runs backward.
 */
export function createRateLimiter(
  attempts: number,
  windowMs: number,
  taken = new Map<string, readonly number[]>(),
): (key: string) => number {
  return (key) => {
    const time = performance.now();
    const recentOf = (of: string) => (taken.get(of) ?? []).filter((at) => time - at < windowMs);
    const recent = recentOf(key);
    const [oldest = time] = recent;
    const refused = recent.length >= attempts;
    taken.delete(key);
    if (taken.size >= maxKeys) taken.delete(keyToForget(taken, recentOf, attempts));
    taken.set(key, refused ? recent : [...recent, time]);
    return refused ? Math.max(1, oldest + windowMs - time) : 0;
  };
}

function keyToForget(
  taken: ReadonlyMap<string, unknown>,
  recentOf: (key: string) => readonly number[],
  attempts: number,
): string {
  for (const key of taken.keys()) if (recentOf(key).length < attempts) return key;
  const [oldest = ""] = taken.keys();
  return oldest;
}

/** Takes one of a form's 5 attempts per 15 minutes (specification, section 9). Reloading the page resets the count. */
export const takeAttempt = createRateLimiter(5, 15 * 60_000);
