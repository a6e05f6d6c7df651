/**
 * Limits how many mails are sent at a time. nodemailer's pool limits connections only: its queue has no
 * bound, a message that is aborted while it waits gets the same EABORT as one that is under way (so `busy`
 * could not be told from `mail_failed`), and the second attempt at a message has no place in it.
 */
export interface Semaphore {
  active: number;
  /** Mails that wait for their first attempt. */
  readonly waiting: Set<() => void>;
  /** Mails that wait for their second attempt, because the server refused another session. */
  readonly refused: Set<() => void>;
  /** Whether the server refused a session since mails were last sent. */
  isLimited: boolean;
}

/** Waits for another place after the server refused a session. Gives false when `timeoutMs` is over. */
export type WaitForPlace = (timeoutMs: number) => Promise<boolean>;

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
  work: (waitForPlace: WaitForPlace) => Promise<Result>,
): Promise<Result | undefined> {
  const { waiting, refused } = semaphore;
  const isFree = semaphore.active < (semaphore.isLimited ? 1 : limit);
  if (isFree) semaphore.active += 1;
  let isInside = isFree || (await inTurn(waiting, timeoutMs));
  if (!isInside) return undefined;
  try {
    return await work(async (ms) => {
      // This place isn't passed on: the server has no session for it.
      semaphore.active -= 1;
      semaphore.isLimited = true;
      // If this process has no other session, nobody here can end a wait. The pause is random because other
      // processes that were refused at the same time would otherwise also return at the same time.
      if (semaphore.active === 0) setTimeout(() => admitRefused(semaphore), Math.random() * ms);
      isInside = await inTurn(refused, ms);
      return isInside;
    });
  } finally {
    if (isInside) leave(semaphore);
  }
}

/** Work that ends passes its place on without changing `active`. */
function leave(semaphore: Semaphore): void {
  const [next] = semaphore.waiting;
  if (next !== undefined) return next();
  semaphore.active -= 1;
  admitRefused(semaphore);
}

/** Second attempts go one at a time and while nothing else is sent, so that nobody takes the session they need. */
function admitRefused(semaphore: Semaphore): void {
  if (semaphore.active > 0) return;
  const [next] = semaphore.refused;
  semaphore.isLimited = next !== undefined;
  if (next === undefined) return;
  semaphore.active += 1;
  next();
}

function inTurn(queue: Set<() => void>, timeoutMs: number): Promise<boolean> {
  if (queue.size >= maxWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), timeoutMs);
    const enter = () => settle(true);
    function settle(entered: boolean) {
      clearTimeout(timer);
      queue.delete(enter);
      resolve(entered);
    }
    queue.add(enter);
  });
}
