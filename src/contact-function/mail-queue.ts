import { type Settings } from "./settings";
import { closeTransport, type SmtpTransport, smtpTransport } from "./smtp";

/**
 * Result of sending an email. It must be plain data, because several requests can share it and `gatsby serve` reloads
 * the function for every request. A reloaded module wouldn't recognize an error class from an earlier load.
 */
export interface Delivery {
  readonly code: "sent" | "mail_failed" | "busy";
  readonly attempts: number;
  /** After a failure, whether sending the message again may succeed. */
  readonly retryable?: boolean;
  /** The mail server's reply code, or nodemailer's error code if there was no reply. */
  readonly smtp?: number | string;
  /** Number of recipients that the mail server refused while accepting the email for others. */
  readonly refused?: number;
}

/** An email's turn to be sent. */
export interface Turn {
  readonly session: SmtpTransport;
  /** When sending must end, in ms from `performance.now()`. */
  readonly deadline: number;
  /**
   * Waits for a second turn after the mail server refused another session. Resolves to false if the wait exceeds
   * `timeoutMs` or too many emails are waiting.
   */
  readonly waitAgain: (timeoutMs: number) => Promise<boolean>;
}

/** Maximum number of emails waiting for their first or their second turn, because they take up memory. */
const maxWaiting = 1000;

/**
 * Limits how many emails are sent concurrently, first come, first served. All emails in the queue share a few SMTP
 * sessions, which are closed after the last email, because idle connections go stale.
 */
export class MailQueue {
  #size = 0;
  #session: SmtpTransport | undefined;
  #active = 0;
  /** Emails waiting for their first attempt. */
  readonly #waiting = new Set<() => void>();
  /** Emails waiting for their second attempt after the mail server refused another session. */
  readonly #refused = new Set<() => void>();
  /**
   * Turns true when the mail server refuses a session, and false once no email is waiting for its second attempt.
   * While true, a new email must wait if any other email is being sent.
   */
  #isLimited = false;

  /** Calls `send` when it's the email's turn. If that takes too long or too many emails are waiting, it's busy. */
  async add(settings: Settings, send: (turn: Turn) => Promise<Delivery>): Promise<Delivery> {
    const { deadlineMs, maxConcurrency } = settings;
    const deadline = performance.now() + deadlineMs;
    const session = (this.#session ??= smtpTransport(settings, true));
    this.#size += 1;
    // Reserve 25% of the time for sending. If time ran out while the mail server was accepting the email, nobody could
    // tell whether the server will deliver it.
    let hasTurn = await this.#waitForTurn(maxConcurrency, 0.75 * deadlineMs);
    const waitAgain = async (timeoutMs: number) => {
      hasTurn = await this.#waitAgain(timeoutMs);
      return hasTurn;
    };
    try {
      if (!hasTurn) return { code: "busy", attempts: 0, retryable: true };
      return await send({ session, deadline, waitAgain });
    } finally {
      if (hasTurn) this.#endTurn();
      this.#size -= 1;
      if (this.#size === 0) {
        this.#session = undefined;
        closeTransport(session.transport);
      }
    }
  }

  #waitForTurn(limit: number, timeoutMs: number): boolean | Promise<boolean> {
    if (this.#active >= (this.#isLimited ? 1 : limit)) return waitIn(this.#waiting, timeoutMs);
    this.#active += 1;
    return true;
  }

  #waitAgain(timeoutMs: number): Promise<boolean> {
    // Don't give this email's turn to a waiting email, because the mail server has just refused a session.
    this.#active -= 1;
    this.#isLimited = true;
    // Second attempts start when another email finishes. If no other email is being sent, a timer starts them. The
    // delay is random, so that processes whose sessions were refused at the same moment don't all retry at once.
    if (this.#active === 0) setTimeout(() => this.#startRefused(), Math.random() * timeoutMs);
    return waitIn(this.#refused, timeoutMs);
  }

  /** Gives the turn to the next email waiting for its first attempt, or lets a second attempt start. */
  #endTurn(): void {
    const [next] = this.#waiting;
    if (next !== undefined) return next();
    this.#active -= 1;
    this.#startRefused();
  }

  /**
   * Starts the next second attempt if no email is being sent. Second attempts run one at a time, so that they don't
   * compete with other emails for the few sessions that the mail server allows.
   */
  #startRefused(): void {
    if (this.#active > 0) return;
    const [next] = this.#refused;
    this.#isLimited = next !== undefined;
    if (next === undefined) return;
    this.#active += 1;
    next();
  }
}

/** Waits until an email's function in the queue is called. Resolves to false after `timeoutMs` or if it's full. */
function waitIn(queue: Set<() => void>, timeoutMs: number): Promise<boolean> {
  if (queue.size >= maxWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (isTurn: boolean) => {
      clearTimeout(timer);
      queue.delete(start);
      resolve(isTurn);
    };
    const start = () => settle(true);
    const timer = setTimeout(settle, timeoutMs, false);
    queue.add(start);
  });
}
