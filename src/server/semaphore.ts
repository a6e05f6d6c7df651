/**
 * Limits how many mails are sent at a time. nodemailer's pool limits connections only: its queue has no
 * bound, a message that is aborted while it waits gets the same EABORT as one that is under way (so `busy`
 * could not be told from `mail_failed`), and the second attempt at a message has no place in it.
 */
export interface Semaphore {
  active: number;
  readonly waiting: Set<() => void>;
}

/** Waiting messages are held in memory. */
const maxWaiting = 1000;

/**
 * Does the work as soon as fewer than `limit` others are running, first come first served. Gives `undefined`,
 * with the work not begun, when that took longer than `timeoutMs`.
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

/** Waits for a place. Work that ends passes its place on without changing `active`. */
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
