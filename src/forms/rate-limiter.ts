/** How long an attempt counts toward a rate limit, in ms. */
export const windowMs = 15 * 60_000;

/**
 * Maximum number of keys (clients or forms) in memory. Above this number, a new key replaces the least
 * recently used key. Keys without attempts left go last, so that a flood of other clients can't unblock a
 * client.
 */
export const maxKeys = 20_000;

/**
 * Creates a function that counts an attempt. The function returns 0 if the attempt is allowed. Otherwise, it
 * returns the time until the next allowed attempt, in ms. Refused attempts don't count and don't extend the
 * wait.
 *
 * @param taken - Times of earlier attempts by key, in ms from `performance.now()`, which never runs backward.
 */
export function createRateLimiter(
  attempts: number,
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

/**
 * Counts a form's submissions in the browser. At most 5 in 15 minutes are allowed (specification, section 9).
 */
export const takeAttempt = createRateLimiter(5);
