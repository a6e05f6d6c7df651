import { createTransport } from "nodemailer";
import { type Settings } from "./settings";
import { smtpOptions } from "./smtp-options";

/**
 * Plain data instead of an error class, because `gatsby serve` reloads modules for every request, and a
 * reloaded module wouldn't recognize errors of its earlier version.
 */
export interface Delivery {
  readonly code: "sent" | "mail_failed" | "busy";
  readonly attempts: number;
  readonly retryable?: boolean;
  /** The mail server's reply code, or nodemailer's error code if there was no reply. */
  readonly smtp?: number | string;
  /** Number of refused recipients in an email that the mail server accepted for other recipients. */
  readonly refused?: number;
}

export interface Turn {
  readonly session: SmtpTransport;
  /** End of the time limit for this email, in ms from `performance.now()`. */
  readonly deadline: number;
  /**
   * After the mail server has refused a session, waits until this email may try again. Resolves to false if
   * its turn doesn't come in time.
   */
  readonly waitAgain: (timeoutMs: number) => Promise<boolean>;
}

/** With `pool`, emails share a few SMTP sessions instead of having one each. */
export function smtpTransport(settings: Settings, pool: boolean) {
  const transport = createTransport({
    ...(pool ? { pool: true, maxConnections: settings.maxConcurrency, maxRequeues: 0 } : {}),
    ...smtpOptions(settings),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** `Message-ID`s of emails that were sent completely, even if the mail server hasn't replied yet. */
  const dataSent = new Set<string | undefined>();
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((stream) => stream.once("end", () => dataSent.add(data.messageId)));
    done();
  });
  return { transport, dataSent };
}

type SmtpTransport = ReturnType<typeof smtpTransport>;

/** Maximum number of emails in each waiting list. First and second attempts have separate lists. */
const maxWaiting = 1000;

/**
 * Limits how many emails are sent at once, and sends them in order of arrival. They share a few SMTP
 * sessions, which are closed after the last email, because idle connections go stale.
 */
export class MailQueue {
  #size = 0;
  #session: SmtpTransport | undefined;
  #active = 0;
  readonly #waiting = new Set<() => void>();
  readonly #refused = new Set<() => void>();
  /** True after a refused session, until no email is waiting for a second attempt. */
  #isLimited = false;

  async add(settings: Settings, send: (turn: Turn) => Promise<Delivery>): Promise<Delivery> {
    const { deadlineMs, maxConcurrency } = settings;
    const deadline = performance.now() + deadlineMs;
    const session = (this.#session ??= smtpTransport(settings, true));
    this.#size += 1;
    // Wait for at most 75% of the time limit and keep 25% for sending. An email that is cut off during
    // sending may or may not arrive.
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
        // Without `force`, which nodemailer's types lack, closing waits for the server's reply to `RSET`.
        const { transport }: { transport: { close(options: { force: boolean }): void } } = session;
        transport.close({ force: true });
      }
    }
  }

  #waitForTurn(limit: number, timeoutMs: number): boolean | Promise<boolean> {
    if (this.#active >= (this.#isLimited ? 1 : limit)) return waitIn(this.#waiting, timeoutMs);
    this.#active += 1;
    return true;
  }

  #waitAgain(timeoutMs: number): Promise<boolean> {
    // The mail server has just refused a session, so don't start a waiting email in place of this one.
    this.#active -= 1;
    this.#isLimited = true;
    // The end of another email starts the second attempts. If no other email is being sent, a timer starts
    // them after a random delay, so that several processes don't retry at once.
    if (this.#active === 0) setTimeout(() => this.#startRefused(), Math.random() * timeoutMs);
    return waitIn(this.#refused, timeoutMs);
  }

  #endTurn(): void {
    const [next] = this.#waiting;
    if (next !== undefined) return next();
    this.#active -= 1;
    this.#startRefused();
  }

  /** Starts the next second attempt, one at a time, because the mail server allows only a few sessions. */
  #startRefused(): void {
    if (this.#active > 0) return;
    const [next] = this.#refused;
    this.#isLimited = next !== undefined;
    if (next === undefined) return;
    this.#active += 1;
    next();
  }
}

/** Waits for a turn in `queue`. Resolves to false after `timeoutMs`, or at once if the queue is full. */
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
