import addressparser from "nodemailer/lib/addressparser";
import { type Environment, type Variable } from "../environment";
import { cleanEmail } from "../forms/clean-text";

/** Checks whether the text is exactly one email address. */
const isAddress = (text: string): boolean => text !== "" && cleanEmail(text) === text;

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/**
 * Parses `name@host.tld` or `Name <name@host.tld>`. Returns `undefined` for any other text. nodemailer's parser guesses
 * the meaning of malformed text, so the text must also contain the parsed address literally. Non-ASCII addresses
 * aren't accepted, because many mail servers refuse headers that contain them.
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
 * Reads the contact function's settings from environment variables at run time. Don't use `process.env.X` here,
 * because Gatsby's build would copy the variable's value into the built function, even if it's a secret. Lists
 * invalid variables in `wrong`, each with a description of the allowed values. A setting with an invalid variable
 * gets its default.
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
  /** Returns the default for a variable that SMTP requires: a sample value in outbox mode, or none for SMTP. */
  const needed = (development: string) => (outbox ? development : undefined);
  const port = number("SMTP_PORT", 587, 1, 65_535);
  const secure = flag("SMTP_SECURE", port === 465);
  const settings = {
    /** Writes emails to `.outbox/` instead of sending them. For development only, and never the default. */
    outbox,
    smtp: {
      host: text("SMTP_HOST", needed("localhost"), "the mail server's name or address", (value) =>
        /^[\w.:-]+$/.test(value),
      ),
      port,
      /** Starts connections with TLS instead of switching to TLS with STARTTLS. */
      secure,
      /** Requires the mail server to support STARTTLS. If the server doesn't, no email is sent. */
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
    /**
     * Origins whose pages may send messages, in addition to the site's own origin. Behind a proxy that changes the
     * `Host` header, also list the site's own origin.
     */
    allowedOrigins: list(
      "CONTACT_ALLOWED_ORIGINS",
      "",
      "origins such as https://www.example.com",
      isOrigin,
    ),
    /** Name of the header in which a trusted proxy passes the client's IP address. Empty if there's no such proxy. */
    ipHeader: text("CONTACT_IP_HEADER", "", "the name of a header", (value) =>
      /^[\w-]+$/.test(value),
    ),
    /**
     * URL of the Redis server through which all server instances share the rate limit and the record of sent messages.
     * If empty, each instance keeps them in its own memory.
     */
    stateUrl: text(
      "CONTACT_STATE_URL",
      "",
      "the address of a Redis, redis:// or rediss://",
      (value) => /^rediss?:\/\/./.test(value) && URL.canParse(value),
    ),
    /** Maximum number of form submissions per client in 15 minutes. 0 turns the limit off. */
    rateMax: number("CONTACT_RATE_MAX", 10, 0, 1_000_000),
    /** Maximum time for sending a message in ms, including the wait for its turn and a second attempt. */
    deadlineMs: number("CONTACT_DEADLINE_MS", 8000, 100, 60_000),
    /** Maximum number of emails sent concurrently. */
    maxConcurrency: number("CONTACT_MAX_CONCURRENCY", 8, 1, 1000),
  };
  if ((settings.smtp.user === "") !== (settings.smtp.pass === "")) {
    const variable = settings.smtp.user === "" ? "SMTP_USER" : "SMTP_PASS";
    wrong.push({ variable, allowed: "set together with the other of SMTP_USER and SMTP_PASS" });
  }
  return { settings, wrong };
}

export type Settings = ReturnType<typeof readSettings>["settings"];
