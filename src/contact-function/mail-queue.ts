import { type Settings } from "./settings";
import { openSession, type SmtpSession } from "./smtp-session";

/**
 * Result of sending an email. Failures are plain data, because `instanceof` doesn't work for errors when
 * `gatsby serve` reloads modules for every request.
 */
export interface Delivery {
  readonly code: "sent" | "mail_failed" | "busy";
  readonly attempts: number;
  readonly retryable?: boolean;
  /** The mail server's reply code, or nodemailer's error code if there was no reply. */
  readonly smtp?: number | string;
  /** Number of recipients that the mail server refused, if it accepted the email for other recipients. */
  readonly refused?: number;
}

/** Result of one attempt. */
export interface Attempt extends Omit<Delivery, "attempts"> {
  /** Set if another attempt may succeed and can't cause a second email. */
  readonly retry?: "at once" | "in turn";
}

/** Another attempt starts only if at least this much time is left, in ms. */
const enoughForRetry = 1500;

/** Returns a pause in ms. It's random, so that several processes don't try again at the same time. */
const randomPause = () => 500 + 1000 * Math.random();

/** Maximum number of emails that wait for their first attempt. */
const maxWaiting = 1000;

/** Limits concurrent emails. Sends fewer at a time while the mail server refuses some of them. */
export class MailQueue {
  #active = 0;
  /** How many emails the mail server seems to accept at a time. */
  #limit = Infinity;
  /** Queue of functions. Each starts sending one of the waiting emails. */
  readonly #waiting: (() => void)[] = [];
  readonly #idleSessions: SmtpSession[] = [];

  /** `attempt` tries to send the email until `deadline`, a value of `performance.now()`. It must not throw. */
  async add(
    settings: Settings,
    attempt: (session: SmtpSession, deadline: number) => Promise<Attempt>,
  ): Promise<Delivery> {
    const { deadlineMs, maxConcurrency } = settings;
    const deadline = performance.now() + deadlineMs;
    this.#limit = Math.min(this.#limit, maxConcurrency);
    let delivery: Delivery = { code: "busy", attempts: 0, retryable: true };
    let hasReconnected = false;
    // Keep 25% of the time limit for sending, because an email that's cut off may or may not arrive.
    let hasTurn = await this.#takeTurn(0.75 * deadlineMs);
    while (hasTurn) {
      const session = this.#idleSessions.pop() ?? openSession(settings);
      const { retry, ...result } = await attempt(session, deadline);
      delivery = { ...result, attempts: delivery.attempts + 1 };
      if (delivery.code === "sent") {
        this.#idleSessions.push(session);
        this.#limit = Math.min(this.#limit + 1, maxConcurrency);
      } else {
        session.close();
      }
      const waitMs = deadline - performance.now() - enoughForRetry;
      if (retry === "in turn") {
        hasTurn = await this.#takeTurnAgain(waitMs);
      } else if (retry === "at once" && !hasReconnected && waitMs > 0) {
        hasReconnected = true;
        // The mail server may have closed these sessions, too. Some servers accept only one email per session.
        this.#closeIdleSessions();
      } else {
        hasTurn = false;
        this.#active -= 1;
        this.#startNext();
      }
    }
    return delivery;
  }

  async #takeTurn(timeoutMs: number): Promise<boolean> {
    if (this.#active >= this.#limit) {
      if (this.#waiting.length >= maxWaiting) return false;
      return this.#wait((start) => this.#waiting.push(start), timeoutMs);
    }
    this.#active += 1;
    return true;
  }

  /** Ends an email's turn, because the mail server refused the email for now, and waits for another turn. */
  async #takeTurnAgain(timeoutMs: number): Promise<boolean> {
    this.#active -= 1;
    this.#limit = Math.max(1, this.#active);
    // If other emails are being sent, the end of one of them starts the next.
    const pauseMs = this.#active === 0 ? randomPause() : 0;
    if (pauseMs > 0) setTimeout(() => this.#startNext(), pauseMs);
    if (pauseMs >= timeoutMs) return false;
    return this.#wait((start) => this.#waiting.unshift(start), timeoutMs);
  }

  /** Resolves to false after `timeoutMs` without a turn. */
  #wait(enqueue: (start: () => void) => void, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        resolve(false);
      }, timeoutMs);
      enqueue(start);
    });
  }

  #startNext(): void {
    while (this.#active < this.#limit) {
      const start = this.#waiting.shift();
      if (start === undefined) break;
      this.#active += 1;
      start();
    }
    if (this.#active > 0) return;
    this.#limit = Infinity;
    // Idle connections go stale.
    this.#closeIdleSessions();
  }

  #closeIdleSessions(): void {
    for (const session of this.#idleSessions.splice(0)) session.close();
  }
}
