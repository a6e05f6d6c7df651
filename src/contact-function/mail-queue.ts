import { createTransport } from "nodemailer";
import { type Settings } from "./settings";
import { smtpOptions } from "./smtp-options";

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

export interface Turn {
  readonly session: SmtpTransport;
  /** Value of `performance.now()` at which this email's time limit ends. */
  readonly deadline: number;
  /** Waits for another turn after the mail server refused the session. Resolves to false on a timeout. */
  readonly waitAgain: (timeoutMs: number) => Promise<boolean>;
}

export function smtpTransport(settings: Settings, pool: boolean) {
  const transport = createTransport({
    ...(pool ? { pool: true, maxConnections: settings.maxConcurrency, maxRequeues: 0 } : {}),
    ...smtpOptions(settings),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** `Message-ID`s of emails whose data was sent completely, even if the mail server hasn't replied yet. */
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

/** Limits concurrent emails. Closes the shared SMTP sessions when idle, because idle connections go stale. */
export class MailQueue {
  #size = 0;
  #session: SmtpTransport | undefined;
  #active = 0;
  readonly #waiting = new Set<() => void>();
  readonly #refused = new Set<() => void>();
  /** True after the mail server refuses a session, until no more emails wait for a second attempt. */
  #isLimited = false;

  async add(settings: Settings, send: (turn: Turn) => Promise<Delivery>): Promise<Delivery> {
    const { deadlineMs, maxConcurrency } = settings;
    const deadline = performance.now() + deadlineMs;
    const session = (this.#session ??= smtpTransport(settings, true));
    this.#size += 1;
    // Keep 25% of the time limit for sending, because an email that's cut off may or may not arrive.
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
        // With `force`, closing doesn't wait for a reply to `RSET`. nodemailer's types lack this option.
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
    // Second attempts start when another email finishes. If no other email is being sent, they start after a
    // random delay instead, so that several processes don't retry at the same time.
    if (this.#active === 0) setTimeout(() => this.#startRefused(), Math.random() * timeoutMs);
    return waitIn(this.#refused, timeoutMs);
  }

  #endTurn(): void {
    const [next] = this.#waiting;
    if (next !== undefined) return next();
    this.#active -= 1;
    this.#startRefused();
  }

  /**
   * Retries refused emails only while no other email is being sent, because the mail server may allow only a
   * few sessions.
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

/** Resolves to false after `timeoutMs` without a turn, or at once if the queue is full. */
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
