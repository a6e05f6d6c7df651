/** How many hold a place, and who waits for one, first come first served. */
export interface Semaphore {
  active: number;
  readonly waiting: Set<() => void>;
}

/** Those who wait hold their message in memory, so their number is limited, too. */
const maxWaiting = 1000;

/**
 * Does the work as soon as fewer than `limit` others are at theirs; gives `undefined`, the work undone,
 * when there was no place within `timeoutMs`.
 */
export async function withSemaphore<Result>(
  semaphore: Semaphore,
  limit: number,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (semaphore.active < limit) semaphore.active += 1;
  else if (!(await acquired(semaphore, timeoutMs))) return undefined;
  try {
    return await work();
  } finally {
    const [next] = semaphore.waiting;
    if (next === undefined) semaphore.active -= 1;
    else next();
  }
}

/** Waits until a place is handed over; it stays taken in between. */
function acquired(semaphore: Semaphore, timeoutMs: number): Promise<boolean> {
  if (semaphore.waiting.size >= maxWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), timeoutMs);
    const enter = () => settle(true);
    function settle(entered: boolean) {
      clearTimeout(timer);
      semaphore.waiting.delete(enter);
      resolve(entered);
    }
    semaphore.waiting.add(enter);
  });
}
