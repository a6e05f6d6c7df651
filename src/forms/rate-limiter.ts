/**
 * Keys that are remembered. When there are more, the oldest go, and those that have attempts left go first:
 * other clients must not be able to free one that is refused.
 */
const maxKeys = 20_000;

/**
 * Counts attempts. The function that it makes takes an attempt and gives 0, or, when none is left,
 * the milliseconds to wait; a refused attempt is not counted, so it does not extend the wait.
 *
 * @param taken - Times of the attempts by key, on a clock that never runs backwards.
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

/** Takes one of a form's 5 attempts per 15 minutes (specification, section 9). In memory only. */
export const takeAttempt = createRateLimiter(5, 15 * 60_000);
