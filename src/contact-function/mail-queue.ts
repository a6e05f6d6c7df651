import { type Settings } from "./settings";
import { closeTransport, type SmtpTransport, smtpTransport } from "./smtp";

/**
 * Result of sending an email. Plain data, because requests can share it and `gatsby serve` reloads modules
 * for every request. A reloaded module wouldn't recognize an error class from an earlier load.
 */
export interface Delivery {
  readonly code: "sent" | "mail_failed" | "busy";
  readonly attempts: number;
  readonly retryable?: boolean;
  /** The mail server's reply code, or nodemailer's error code if there was no reply. */
  readonly smtp?: number | string;
  /** Number of refused recipients, although the mail server accepted the email for others. */
  readonly refused?: number;
}

export interface Turn {
  readonly session: SmtpTransport;
  /** In ms from `performance.now()`. */
  readonly deadline: number;
  /** Waits for a second turn after a refused session. Resolves to false if there's none. */
  readonly waitAgain: (timeoutMs: number) => Promise<boolean>;
}

/** Maximum number of emails waiting for their first or their second turn. */
const maxWaiting = 1000;

/**
 * Limits how many emails are sent concurrently, first come, first served. All emails in the queue share a few
 * SMTP sessions, which are closed after the last email, because idle connections go stale.
 */
export class MailQueue {
  #size = 0;
  #session: SmtpTransport | undefined;
  #active = 0;
  readonly #waiting = new Set<() => void>();
  /** Emails waiting for their second attempt. */
  readonly #refused = new Set<() => void>();
  /** True after a refused session, until no email is waiting for its second attempt. */
  #isLimited = false;

  async add(settings: Settings, send: (turn: Turn) => Promise<Delivery>): Promise<Delivery> {
    const { deadlineMs, maxConcurrency } = settings;
    const deadline = performance.now() + deadlineMs;
    const session = (this.#session ??= smtpTransport(settings, true));
    this.#size += 1;
    // 25% of the time is for sending. If time runs out during that, nobody knows whether the email will be
    // delivered.
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
    // Without other emails, a timer starts the second attempts. Its delay is random, so that several
    // processes don't all retry at once.
    if (this.#active === 0) setTimeout(() => this.#startRefused(), Math.random() * timeoutMs);
    return waitIn(this.#refused, timeoutMs);
  }

  #endTurn(): void {
    const [next] = this.#waiting;
    if (next !== undefined) return next();
    this.#active -= 1;
    this.#startRefused();
  }

  /** Second attempts run one at a time, because the mail server allows only a few sessions. */
  #startRefused(): void {
    if (this.#active > 0) return;
    const [next] = this.#refused;
    this.#isLimited = next !== undefined;
    if (next === undefined) return;
    this.#active += 1;
    next();
  }
}

/** Waits until a function in `queue` is called. Resolves to false after `timeoutMs` or if it's full. */
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
