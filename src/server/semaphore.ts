/**
 * Limits how many emails are sent concurrently. nodemailer's pool can't do this, for three reasons:
 * - Its queue of waiting emails has no limit.
 * - It reports EABORT for an email aborted in the queue and for an email aborted during sending, although the first
 *   should be reported as `busy` and the second as `mail_failed`.
 * - It has no queue for second attempts.
 */
export interface Semaphore {
  active: number;
  /** Emails waiting for their first attempt. */
  readonly waiting: Set<() => void>;
  /** Emails waiting for their second attempt after the mail server refused another session. */
  readonly refused: Set<() => void>;
  /** Turns true when the mail server refuses a session, and false once all second attempts are done. */
  isLimited: boolean;
}

/** Waits for another turn after the mail server refused a session. Resolves to false if `timeoutMs` runs out. */
export type WaitForPlace = (timeoutMs: number) => Promise<boolean>;

/** Maximum number of waiting emails per queue, because waiting emails take up memory. */
const maxWaiting = 1000;

/**
 * Runs `work` as soon as fewer than `limit` others are running, first come, first served. Resolves to `undefined`
 * without starting `work` if the wait exceeds `timeoutMs` or the queue is full.
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
      // This email's place isn't passed on to a waiting email, because the mail server has just refused its session.
      semaphore.active -= 1;
      semaphore.isLimited = true;
      // Second attempts start when another email finishes. If no other email is being sent, a timer starts them. Its
      // delay is random, so that processes refused at the same moment don't all return at the same moment.
      if (semaphore.active === 0) setTimeout(() => admitRefused(semaphore), Math.random() * ms);
      isInside = await inTurn(refused, ms);
      return isInside;
    });
  } finally {
    if (isInside) leave(semaphore);
  }
}

/**
 * Gives a finished email's place to the next email waiting for its first attempt, so `active` doesn't change. If none
 * is waiting, lets a second attempt start.
 */
function leave(semaphore: Semaphore): void {
  const [next] = semaphore.waiting;
  if (next !== undefined) return next();
  semaphore.active -= 1;
  admitRefused(semaphore);
}

/**
 * Starts the next second attempt if no email is being sent. Second attempts run one at a time, so that no other email
 * takes the session they need.
 */
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
