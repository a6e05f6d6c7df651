/**
 * Limits how many emails are sent concurrently. nodemailer's pool isn't suitable, for three reasons:
 * - The pool's queue of waiting emails has no limit.
 * - The pool reports EABORT both for an email aborted in the queue and for an email aborted during sending. The contact
 *   function must report the first as `busy` and the second as `mail_failed`.
 * - The pool has no queue for second attempts.
 */
export interface Semaphore {
  active: number;
  /** Emails waiting for their first attempt. */
  readonly waiting: Set<() => void>;
  /** Emails waiting for their second attempt after the mail server refused another session. */
  readonly refused: Set<() => void>;
  /**
   * Turns true when the mail server refuses a session, and false once no email is waiting for its second attempt. While
   * true, a new email must wait if any other email is being sent.
   */
  isLimited: boolean;
}

/**
 * Waits for an email's second attempt after the mail server refused its session. Resolves to true when the attempt may
 * start, or to false if the wait exceeds `timeoutMs` or the queue is full.
 */
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
      // Don't pass this email's place on to a waiting email, because the mail server has just refused a session.
      semaphore.active -= 1;
      semaphore.isLimited = true;
      // Second attempts start when another email finishes. If no other email is being sent, a timer starts them. The
      // delay is random, so that processes whose sessions were refused at the same moment don't all retry at once.
      if (semaphore.active === 0) setTimeout(() => admitRefused(semaphore), Math.random() * ms);
      isInside = await inTurn(refused, ms);
      return isInside;
    });
  } finally {
    if (isInside) leave(semaphore);
  }
}

/**
 * Gives a finished email's place to the next email waiting for its first attempt, so `active` doesn't change. If no
 * email is waiting for its first attempt, frees the place and lets a second attempt start.
 */
function leave(semaphore: Semaphore): void {
  const [next] = semaphore.waiting;
  if (next !== undefined) return next();
  semaphore.active -= 1;
  admitRefused(semaphore);
}

/**
 * Starts the next second attempt if no email is being sent. Second attempts run one at a time, so that they don't
 * compete with other emails for the few sessions that the mail server allows.
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
