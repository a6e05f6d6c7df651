import { createHash } from "node:crypto";
import { type Environment } from "../../src/environment";
import { securityHeaders } from "../../src/hosts/headers";
import { handleContact } from "../../src/contact-function/handle-contact";
import { newState } from "../../src/contact-function/store";
import { type Answer, type ContactSite, message, startBoth } from "../server/contact-site";

test("our own server sends the site's security headers, and the HTML answer has its own policy", async () => {
  const { site } = await startBoth();
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect([name, (await site.post(message)).headers.get(name)]).toEqual([name, value]);
  }
  const page = await site.postForm(message);
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(page.text) ?? [];
  const digest = createHash("sha256").update(style).digest("base64");
  const ownPolicy =
    `default-src 'none'; style-src 'sha256-${digest}'; font-src 'self'; img-src 'self'; ` +
    "base-uri 'none'; form-action 'none'";
  const expected = { ...securityHeaders, "Content-Security-Policy": ownPolicy };
  for (const [name, value] of Object.entries(expected)) {
    expect([name, page.headers.get(name)]).toEqual([name, value]);
  }
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect(page.text).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
});

test("only POST is allowed", async () => {
  const { site } = await startBoth();
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const { status, headers, json } = await site.send({ method });
    expect([method, status, headers.get("allow")]).toEqual([method, 405, "POST"]);
    if (method !== "HEAD") expect(json.error?.code).toBe("method_not_allowed");
  }
});

test("invalid fields get the specification's messages", async () => {
  const { site, server } = await startBoth();
  const answer = await site.post({ ...message, name: "A", email: "x@localhost", type: "other" });
  const fields = { type: "Invalid input", name: "Name must be at least 2 characters" };
  const json = { success: false, error: { code: "validation", fields } };
  expect(answer).toMatchObject({ status: 422, json });
  expect(server.connections).toBe(0);
});

describe("a browser without scripts", () => {
  test("gets a page that confirms the message with its number and time, and repeats no input", async () => {
    const { site, server } = await startBoth();
    const answer = await site.postForm({ ...message, message: "Line one\r\nline two" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.text).toContain("<h1>Message Sent</h1>");
    expect(answer.text).toContain("We will respond within 24 hours");
    expect(answer.text).toContain('<a href="/">Return to Home</a><a href="/contact">Contact Us</a>');
    const [, number] = /^Message-ID: <([^.]+)\./im.exec(String(server.mails[0])) ?? [];
    expect(answer.text).toContain(`<dt>Receipt number</dt><dd>${number}</dd>`);
    const [, time = ""] = /<dt>Sent<\/dt><dd>(.*?)<\/dd>/.exec(answer.text) ?? [];
    expect(time).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d:\d\d\s[AP]M UTC$/);
    expect(Math.abs(Date.parse(time.replace(" at", "")) - Date.now())).toBeLessThan(60_000);
    expect(answer.text).not.toMatch(/Ada|Engines|Line one|SEO/);
    expect(server.mails).toHaveLength(1);
  });

  test("gets a page with the errors and without any input", async () => {
    const { site, server } = await startBoth();
    const name = "<script>alert(1)</script>";
    const answer = await site.postForm({ ...message, name, message: "short" });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("<h1>Error Sending Message</h1>");
    expect(answer.text).toContain("<li>Name can only contain letters and spaces</li>");
    expect(answer.text).toContain("<li>Message must be at least 10 characters</li>");
    expect(answer.text).toContain("Back button");
    expect(answer.text).toContain('<a href="/contact">Contact Us</a>');
    expect(answer.text).not.toMatch(/alert|script>|short/);
    expect(server.mails).toHaveLength(0);
  });

  test("may post a line break as two characters, which count as one", async () => {
    const { site } = await startBoth();
    const text = `${"x".repeat(499)}\r\n${"x".repeat(500)}`;
    expect(await site.postForm({ ...message, message: text })).toMatchObject({ status: 200 });
  });

  test.each([
    [{ CONTACT_TO: "" }, 503, "Error Sending Message"],
    [{ SMTP_REQUIRE_TLS: "true" }, 502, "Error Sending Message"],
    [{ SMTP_REQUIRE_TLS: "true", CONTACT_RATE_MAX: "1" }, 429, "Too Many Requests"],
  ])("%j: %d with a page that explains it", async (env, status, title) => {
    const { site } = await startBoth(env);
    await site.postForm(message);
    const answer = await site.postForm(message);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).toContain("Nothing was sent");
  });
});

const common = ["event", "id", "status", "code", "ms"];

function expectPrivate({ headers }: Pick<Answer, "headers">) {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
}

test("a sent message gets one log line, without personal data", async () => {
  const { site } = await startBoth();
  expectPrivate(await site.post(message));
  const id = expect.stringMatching(/^[CDFGHJKMNPQRTVWXY2-57-9]{4}-[CDFGHJKMNPQRTVWXY2-57-9]{4}$/);
  const line = { event: "contact", id, status: 200, code: "sent", smtp: 250, attempts: 1 };
  expect(site.logs.map((text) => JSON.parse(text))).toEqual([{ ...line, ms: expect.any(Number) }]);
});

/** Every error except `internal`. `keys` lists the extra keys in the error's log line. */
const failures: readonly [
  status: number,
  code: string,
  keys: readonly string[],
  send: (site: ContactSite) => Promise<Answer | undefined>,
  env?: Environment,
][] = [
  [400, "malformed_json", [], ({ post }) => post(`{"name":"Ada`)],
  [403, "forbidden_origin", [], ({ post }) => post(message, { Origin: "https://other.example" })],
  [405, "method_not_allowed", [], ({ send }) => send({ method: "GET" })],
  [413, "too_large", [], ({ post }) => post("x".repeat(33_000))],
  [415, "unsupported_media_type", [], ({ post }) => post(message, { "Content-Type": "text/plain" })],
  [422, "validation", [], ({ post }) => post({ ...message, name: "Ada 2" })],
  [422, "spam", [], ({ post }) => post({ ...message, website: "Ada" })],
  [429, "rate_limited", [], ({ post }) => post("{}").then(() => post(message)), { CONTACT_RATE_MAX: "1" }],
  [502, "mail_failed", ["smtp", "attempts"], ({ post }) => post(message), { SMTP_REQUIRE_TLS: "true" }],
  [503, "not_configured", ["settings"], ({ post }) => post(message), { CONTACT_TO: "" }],
  [
    503,
    "busy",
    ["attempts"],
    async ({ post }) =>
      (await Promise.all([post(message), post(message)])).find(({ status }) => status === 503),
    { CONTACT_MAX_CONCURRENCY: "1", CONTACT_DEADLINE_MS: "400" },
  ],
];

test.each(failures)(
  "%d %s isn't cached, and its log line has no personal data",
  async (status, code, keys, send, env = {}) => {
    const { site } = await startBoth(env, { take: () => new Promise(() => undefined) });
    const answer = await send(site);
    expect(answer).toMatchObject({ status, json: { success: false, error: { code } } });
    expectPrivate(answer!);
    const lines = site.logs.map((line) => JSON.parse(line)).filter((line) => line.code === code);
    expect(lines).toMatchObject([{ event: "contact", status }]);
    expect(Object.keys(lines[0]).sort()).toEqual([...common, ...keys].sort());
    expect(site.logs.join()).not.toMatch(/Ada|example\.org|127\.0\.0\.1/);
  },
);

test("500 internal isn't cached, and its log line locates the fault without quoting input", async () => {
  const logs: string[] = [];
  const state = newState();
  jest.spyOn(state.attempts, "get").mockImplementation((client) => {
    throw new Error(`No ${client}`);
  });
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  const answer = await handleContact(new Request("http://localhost/", init), {
    ...{ env: {}, state, clientAddress: "127.0.0.1", log: (line: string) => logs.push(line) },
  });
  expect(answer.status).toBe(500);
  expectPrivate(answer);
  const line = JSON.parse(logs.join());
  expect(line).toMatchObject({ code: "internal", at: expect.any(String) });
  expect(Object.keys(line).sort()).toEqual([...common, "at"].sort());
  expect(logs.join()).not.toContain("127.0.0.1");
});
