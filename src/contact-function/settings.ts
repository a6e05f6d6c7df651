import addressparser from "nodemailer/lib/addressparser";
import { type Environment, environment, type Variable } from "../environment";
import { cleanEmail } from "../forms/clean-text";

interface SettingKind<Value> {
  readonly allowed: string;
  /** Converts an environment variable's text to its value, or returns `undefined` if the text is invalid. */
  readonly parse: (text: string) => Value | undefined;
}

const textSetting = (allowed: string, isValid: (text: string) => boolean): SettingKind<string> => ({
  allowed,
  parse: (text) => (isValid(text) ? text : undefined),
});

const listSetting = (
  allowed: string,
  isValid: (item: string) => boolean,
): SettingKind<readonly string[]> => ({
  allowed,
  parse: (text) => {
    const items = text.split(/[\s,]+/).filter((item) => item !== "");
    return items.length > 0 && items.every(isValid) ? items : undefined;
  },
});

const numberSetting = (min: number, max: number): SettingKind<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  parse: (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

const trueOrFalse: SettingKind<boolean> = {
  allowed: "true or false",
  parse: (text) => (text === "true" || text === "false" ? text === "true" : undefined),
};

const transport = textSetting("smtp or outbox", (text) => text === "smtp" || text === "outbox");
const mailServer = textSetting("the mail server's name or address", (text) => /^[\w.:-]+$/.test(text));
const addresses = listSetting("one or more email addresses", isAddress);
const mailbox: SettingKind<Mailbox> = {
  allowed: "one email address in ASCII, or Name <address>",
  parse: parseMailbox,
};
const origins = listSetting(
  "origins such as https://www.example.com",
  (text) => URL.canParse(text) && new URL(text).origin === text,
);
const headerName = textSetting("the name of a header", (text) => /^[\w-]+$/.test(text));
const redisUrl = textSetting(
  "the address of a Redis server, redis:// or rediss://",
  (text) => /^rediss?:\/\/./.test(text) && URL.canParse(text),
);

function isAddress(text: string): boolean {
  return text !== "" && cleanEmail(text) === text;
}

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Compares the parser's result with the text, because nodemailer's parser guesses what malformed text means. */
function parseMailbox(text: string): Mailbox | undefined {
  const [first, ...others] = addressparser(text);
  if (first?.address === undefined || others.length > 0) return undefined;
  const { name, address } = first;
  const [before = ""] = text.split(`<${address}>`);
  const isName = !/[<>\r\n]/.test(before) && text === `${before}<${address}>`;
  // Require ASCII, because many mail servers refuse headers with non-ASCII addresses.
  const isAscii = /^[\x21-\x7e]+$/.test(address);
  const isMailbox = isAscii && isAddress(address) && (isName || text === address);
  return isMailbox ? { name, address } : undefined;
}

/** Don't use `process.env.X` here. Gatsby would copy the value, even a secret, into the built function. */
export function readSettings(env: Environment = environment()) {
  const invalid: { readonly variable: Variable; readonly allowed: string }[] = [];

  function read<Value>(
    variable: Variable,
    { allowed, parse }: SettingKind<Value>,
    fallback: Value,
    isRequired = false,
  ): Value {
    const text = env[variable] || undefined;
    if (text === undefined && !isRequired) return fallback;
    const value = text === undefined ? undefined : parse(text);
    if (value === undefined) invalid.push({ variable, allowed });
    return value ?? fallback;
  }

  const outbox = read("CONTACT_TRANSPORT", transport, "smtp") === "outbox";
  const port = read("SMTP_PORT", numberSetting(1, 65_535), 587);
  const secure = read("SMTP_SECURE", trueOrFalse, port === 465);
  const settings = {
    /** If true, emails are written to `.outbox/` instead of being sent. Meant for development. */
    outbox,
    smtp: {
      host: read("SMTP_HOST", mailServer, "localhost", !outbox),
      port,
      /** If true, connections use TLS from the start, instead of STARTTLS. */
      secure,
      /** If false, servers without TLS or with an untrusted certificate are accepted, too. */
      requireTls: read("SMTP_REQUIRE_TLS", trueOrFalse, true),
      user: env["SMTP_USER"] ?? "",
      pass: env["SMTP_PASS"] ?? "",
    },
    to: read("CONTACT_TO", addresses, ["owner@site.example"], !outbox),
    from: read("CONTACT_FROM", mailbox, { name: "", address: "website@site.example" }, !outbox),
    /** Origins that may send messages, besides the site's own. */
    allowedOrigins: read("CONTACT_ALLOWED_ORIGINS", origins, []),
    /** Header in which a trusted proxy passes the client's IP address. */
    ipHeader: read("CONTACT_IP_HEADER", headerName, ""),
    /** Token that the readiness check requires from clients. If empty, all clients may run the check. */
    healthToken: env["CONTACT_HEALTH_TOKEN"] ?? "",
    /** URL of a Redis server that all instances share. If empty, each instance keeps its state in memory. */
    stateUrl: read("CONTACT_STATE_URL", redisUrl, ""),
    /** Maximum number of form submissions per client in 15 minutes. 0 turns the limit off. */
    rateMax: read("CONTACT_RATE_MAX", numberSetting(0, 1_000_000), 10),
    /** Maximum time in ms to send a message, including the wait in the queue and a second attempt. */
    deadlineMs: read("CONTACT_DEADLINE_MS", numberSetting(100, 60_000), 8000),
    maxConcurrency: read("CONTACT_MAX_CONCURRENCY", numberSetting(1, 1000), 8),
  };
  const { user, pass } = settings.smtp;
  if ((user === "") !== (pass === "")) {
    const variable = user === "" ? "SMTP_USER" : "SMTP_PASS";
    invalid.push({ variable, allowed: "set together with the other of SMTP_USER and SMTP_PASS" });
  }
  return { settings, invalid };
}

export type Settings = ReturnType<typeof readSettings>["settings"];
