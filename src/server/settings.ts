import addressparser from "nodemailer/lib/addressparser";
import { type Environment, type Variable } from "../environment";
import { cleanEmail } from "../forms/clean-text";

/** Whether the text is one address and nothing else. */
const isAddress = (text: string): boolean => text !== "" && cleanEmail(text) === text;

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/**
 * The mailbox in `name@host.tld` or `Name <name@host.tld>`, and `undefined` for everything else. nodemailer's parser
 * guesses what broken texts mean, so the address must also be in the text as is. A non-ASCII address would make headers
 * that many mail servers refuse.
 */
function mailboxIn(text: string): Mailbox | undefined {
  const [first, ...others] = addressparser(text);
  if (first?.address === undefined || others.length > 0) return undefined;
  const { name, address } = first;
  const [before = ""] = text.split(`<${address}>`);
  const isName = !/[<>\r\n]/.test(before) && text === `${before}<${address}>`;
  const isAscii = /^[\x21-\x7e]+$/.test(address);
  return isAscii && isAddress(address) && (isName || text === address)
    ? { name, address }
    : undefined;
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const items = (text: string): string[] => text.split(/[\s,]+/).filter((item) => item !== "");

/**
 * The configuration of the function and the self-hosting server, from environment variables. They are read at
 * run time: Gatsby would put `process.env.X` into the built function, secrets too. Wrong ones are listed, with
 * what is allowed, and stand at their defaults.
 */
export function readSettings(env: Environment) {
  const wrong: { readonly variable: Variable; readonly allowed: string }[] = [];

  function text(
    variable: Variable,
    fallback: string | undefined,
    allowed: string,
    fits: (value: string) => boolean,
  ): string {
    const value = env[variable] || fallback;
    if (value !== undefined && (value === fallback || fits(value))) return value;
    wrong.push({ variable, allowed });
    return fallback ?? "";
  }
  function list(...[variable, fallback, allowed, fits]: Parameters<typeof text>): string[] {
    const fit = (value: string) => items(value).length > 0 && items(value).every(fits);
    return items(text(variable, fallback, allowed, fit));
  }
  const number = (variable: Variable, fallback: number, min: number, max: number): number => {
    const fits = (value: string) =>
      /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
    return Number(text(variable, String(fallback), `a whole number from ${min} to ${max}`, fits));
  };
  const flag = (variable: Variable, fallback: boolean): boolean =>
    text(variable, String(fallback), "true or false", (value) => /^(true|false)$/.test(value)) ===
    "true";

  const isOutbox = (value: string) => value === "outbox";
  const outbox = isOutbox(text("CONTACT_TRANSPORT", "smtp", "smtp or outbox", isOutbox));
  /** Only what sends over SMTP needs a server and real addresses. */
  const needed = (development: string) => (outbox ? development : undefined);
  const port = number("SMTP_PORT", 587, 1, 65_535);
  const secure = flag("SMTP_SECURE", port === 465);
  const settings = {
    /** Mails are written into `.outbox/` instead of sent. For developing, and never the default. */
    outbox,
    smtp: {
      host: text("SMTP_HOST", needed("localhost"), "the mail server's name or address", (value) =>
        /^[\w.:-]+$/.test(value),
      ),
      port,
      /** TLS from the first byte on. */
      secure,
      /** Without TLS nothing is sent. */
      requireTls: flag("SMTP_REQUIRE_TLS", true) && !secure,
      user: env["SMTP_USER"] ?? "",
      pass: env["SMTP_PASS"] ?? "",
    },
    to: list("CONTACT_TO", needed("owner@site.example"), "one or more e-mail addresses", isAddress),
    from: mailboxIn(
      text(
        "CONTACT_FROM",
        needed("website@site.example"),
        "one email address in ASCII, or Name <address>",
        (value) => mailboxIn(value) !== undefined,
      ),
    ) ?? { name: "", address: "" },
    /** Origins besides the site's own host, for proxies that change the host. */
    allowedOrigins: list(
      "CONTACT_ALLOWED_ORIGINS",
      "",
      "origins such as https://www.example.com",
      isOrigin,
    ),
    /** Header in which a trusted proxy gives the client's address; empty when there is none. */
    ipHeader: text("CONTACT_IP_HEADER", "", "the name of a header", (value) =>
      /^[\w-]+$/.test(value),
    ),
    /** Redis, in which instances share attempts and sent messages; empty when each has its own memory. */
    stateUrl: text(
      "CONTACT_STATE_URL",
      "",
      "the address of a Redis, redis:// or rediss://",
      (value) => /^rediss?:\/\/./.test(value) && URL.canParse(value),
    ),
    /** Messages per client and 15 minutes; 0 is without limit. */
    rateMax: number("CONTACT_RATE_MAX", 10, 0, 1_000_000),
    /** Milliseconds for one message, waiting and retrying included. */
    deadlineMs: number("CONTACT_DEADLINE_MS", 8000, 100, 60_000),
    /** Mails that are sent at a time. */
    maxConcurrency: number("CONTACT_MAX_CONCURRENCY", 8, 1, 1000),
  };
  if ((settings.smtp.user === "") !== (settings.smtp.pass === "")) {
    const variable = settings.smtp.user === "" ? "SMTP_USER" : "SMTP_PASS";
    wrong.push({ variable, allowed: "set together with the other of SMTP_USER and SMTP_PASS" });
  }
  return { settings, wrong };
}

export type Settings = ReturnType<typeof readSettings>["settings"];
