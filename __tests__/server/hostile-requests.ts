import { message } from "./contact-site";

export interface HostileRequest {
  readonly what: string;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly status: number;
}

const text = JSON.stringify(message);
const raw = (what: string, body: BodyInit, status = 400): HostileRequest => {
  return { what, body, status };
};
const field = (what: string, values: Record<string, unknown>, status = 422): HostileRequest =>
  raw(what, JSON.stringify({ ...message, ...values }), status);
const typed = (what: string, type: string, status = 415): HostileRequest => {
  return { ...raw(what, text, status), headers: { "Content-Type": type } };
};
const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...Buffer.from(part)]));
const form = { "Content-Type": "application/x-www-form-urlencoded" };

export const hostileRequests: readonly HostileRequest[] = [
  // Malformed bodies.
  raw("nothing", ""),
  raw("half an object", text.slice(0, 50)),
  raw("two objects", text + text),
  raw("invalid UTF-8", bytes('{"name":"', [0xff, 0xfe], '"}')),
  raw("overlong UTF-8", bytes('{"name":"', [0xc0, 0xbc], '"}')),
  raw("UTF-16", new Uint8Array(Buffer.from(text, "utf16le"))),
  raw("open brackets", "[".repeat(30_000)),
  raw("array", `[${text}]`),
  raw("null", "null"),
  { what: "form in invalid UTF-8", body: "name=%ff%fe", headers: form, status: 400 },
  { what: "form with a broken escape", body: "name=%zz", headers: form, status: 400 },
  // Bodies that are too large.
  raw("32 KB and a byte", `${text}${" ".repeat(32 * 1024 - text.length + 1)}`, 413),
  raw("8 megabytes", "x".repeat(8_000_000), 413),
  { what: "large form", body: `message=${"x".repeat(40_000)}`, headers: form, status: 413 },
  // Wrong content types and encodings.
  typed("no type", ""),
  typed("multipart", "multipart/form-data; boundary=x"),
  typed("JSONP", "application/jsonp"),
  typed("Latin-1", "application/json; charset=iso-8859-1"),
  typed("charset with only an opening quote", 'application/json; charset="utf-8'),
  typed("two charsets", "application/json; charset=utf-8; charset=utf-16"),
  ...["gzip", "br", "x-unknown"].map((encoding) => ({
    ...raw(`encoded as ${encoding}`, text, 415),
    headers: { "Content-Encoding": encoding },
  })),
  // Invalid form fields.
  raw("empty object", "{}", 422),
  field("line break in the name", { name: "Ada\r\nBcc: victim@example.org" }),
  field("encoded word as name", { name: "=?utf-8?q?Bcc:_x@example.org?=" }),
  field("markup as name", { name: "<img src=x onerror=alert(1)>" }),
  field("second address", { email: "ada@example.org, victim@example.org" }),
  field("address with a name", { email: "Victim <victim@example.org>" }),
  field("quoted address", { email: '"ada\\r\\nBcc: x"@example.org' }),
  field("address with a bidirectional override", { email: "ada@\u202Eexample.org, x@example.org" }),
  field("address of a URL", { email: "ada@müller.example/../victim" }),
  field("list as address", { email: ["ada@example.org", "victim@example.org"] }),
  field("object as name", { name: { toString: "Ada" } }),
  field("file as message", { message: { path: "/etc/passwd" } }),
  field("number as message", { message: 1234567890123 }),
  field("unknown service", { service: "x\r\nBcc: victim@example.org" }),
  field("inherited name of an object", { service: "constructor" }),
  field("other type", { type: "newsletter" }),
  field("filled trap", { website: "x" }),
  field("object as trap", { website: {} }),
  field("long name", { name: "A".repeat(20_000) }),
  field("dots in the address", { email: `a@${"a.".repeat(10_000)}` }),
  field("dashes in the phone", { phone: "-".repeat(20_000) }),
  field("brackets in the message", { message: "<a ".repeat(9000) }),
  field("blanks in the company", { company: `a${" ".repeat(30_000)}b` }),
  field("Hangul fillers as name", { name: "\u115F\u1160\uFFA0" }),
  field("only combining marks as name", { name: "\u0301\u0316\u0301" }),
  field("fillers as message", { message: "\u3164".repeat(20) }),
  field("31 KB of combining marks", { name: `a${"\u0301".repeat(7800)}${"\u0316".repeat(7800)}` }),
  // Harmless requests.
  typed("quoted charset", 'Application/JSON;charset="UTF-8"', 200),
  field("empty trap", { website: "" }, 200),
  field("mail commands", { message: "\r\n.\r\nMAIL FROM:<x@y.test>\r\nRCPT TO:<v@y.test>" }, 200),
  field("keys of mails", { to: "v@example.org", bcc: "v@example.org", from: "v@example.org" }, 200),
  field("keys of transports", { attachments: [{ path: "/etc/passwd" }], raw: "x", html: "x" }, 200),
  field("header in the company", { company: "X\r\nBcc: victim@example.org" }, 200),
  field("lone surrogates", { message: "\uD800\uDC00\uD800 and some words" }, 200),
  field("object as id", { requestId: { $ne: null } }, 200),
  field("long id", { requestId: "x".repeat(20_000) }, 200),
  raw("polluted prototype", text.replace("{", '{"__proto__":{"email":"v@example.org"},'), 200),
  raw("polluted constructor", text.replace("{", '{"constructor":{"prototype":{"x":1}},'), 200),
  raw("inherited name", text.replace('"name":', '"__proto__":{"name":"Eve"},"n":'), 422),
  raw("byte order mark", `\uFEFF${text}`, 200),
  raw("duplicate key", text.replace("{", '{"name":"Eve",'), 200),
];
