/** How many attempts a key has within how long a time. */
export interface RateLimit {
  readonly attempts: number;
  readonly windowMs: number;
  /** A clock that never runs backwards, in milliseconds. */
  readonly now?: () => number;
  /** Times of the attempts by key; the oldest keys go when there are more than `maxKeys`. */
  readonly taken?: Map<string, readonly number[]>;
  readonly maxKeys?: number;
}

/**
 * Counts attempts. The function that it makes takes an attempt and gives 0, or, when none is left,
 * the milliseconds to wait; a refused attempt is not counted, so it does not extend the wait.
 */
export function createRateLimiter({
  attempts,
  windowMs,
  now = () => performance.now(),
  taken = new Map(),
  maxKeys = 10_000,
}: RateLimit): (key: string) => number {
  return (key) => {
    const time = now();
    const recent = (taken.get(key) ?? []).filter((at) => time - at < windowMs);
    const [oldest = time] = recent;
    const refused = recent.length >= attempts;
    taken.delete(key);
    taken.set(key, refused ? recent : [...recent, time]);
    for (const old of taken.keys()) {
      if (taken.size <= maxKeys) break;
      taken.delete(old);
    }
    return refused ? Math.max(1, oldest + windowMs - time) : 0;
  };
}

/** Takes one of a form's 5 attempts per 15 minutes (specification, section 9). In memory only. */
export const takeAttempt = createRateLimiter({ attempts: 5, windowMs: 15 * 60_000 });
