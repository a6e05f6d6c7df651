import { type Environment } from "../../src/environment";
import { securityHeaders } from "../../src/hosts/headers";
import { handleContact } from "../../src/contact-function/handle-contact";
import { newState } from "../../src/contact-function/store";
import { type ContactSite, message, settingsFor, startBoth } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";

const common = ["event", "id", "status", "code", "ms"];

const json = { "Content-Type": "application/json" };
const text = JSON.stringify(message);
const listed = "https://www.site.example";

/** One request for each status. The function is set to allow one attempt and one other origin. */
const requests: readonly [status: number, init: RequestInit, env?: object, state?: object][] = [
  [200, { headers: json, body: text }],
  [204, { method: "OPTIONS", headers: { Origin: listed } }],
  [400, { headers: json, body: "{" }],
  [403, { headers: { ...json, "Sec-Fetch-Site": "cross-site" }, body: text }],
  [405, { method: "GET" }],
  [413, { headers: json, body: " ".repeat(40_000) }],
  [415, { body: text }],
  [422, { headers: json, body: "{}" }],
  [429, { headers: json, body: text }, {}, { attempts: new Map([["203.0.113.1", [Infinity]]]) }],
  [500, { headers: json, body: text }, {}, { attempts: "broken" }],
  [502, { headers: json, body: text }, { SMTP_REQUIRE_TLS: "true" }],
  [503, { headers: json, body: text }, { CONTACT_TO: "" }],
];

test.each(requests)("%d has no-store and nosniff", async (status, init, ...[more, changed]) => {
  const { port } = await startMailServer();
  const env = settingsFor(port, { CONTACT_RATE_MAX: "1", CONTACT_ALLOWED_ORIGINS: listed, ...more });
  const answer = await handleContact(new Request("http://x", { method: "POST", ...init }), {
    ...{ env, state: Object.assign(newState(), changed), log: () => undefined },
    clientAddress: "203.0.113.1",
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("our own server sends the site's security headers, and the HTML answer has its own policy", async () => {
  const { site } = await startBoth();
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect([name, (await site.post(message)).headers.get(name)]).toEqual([name, value]);
  }
  const page = await site.postForm(message);
  const ownPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";
  const expected = { ...securityHeaders, "Content-Security-Policy": ownPolicy };
  for (const [name, value] of Object.entries(expected)) {
    expect([name, page.headers.get(name)]).toEqual([name, value]);
  }
  expect(page.text).toContain('<meta name="robots" content="noindex">');
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
  test("gets a page that confirms the message", async () => {
    const { site, server } = await startBoth();
    const answer = await site.postForm({ ...message, message: "Line one\r\nline two" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.text).toContain("<h1>Message Sent</h1>");
    expect(answer.text).toContain("We will respond within 24 hours");
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

test("a sent message gets one log line, without personal data", async () => {
  const { site } = await startBoth();
  await site.post(message);
  expect(site.logs.map((line) => JSON.parse(line))).toEqual([
    {
      ...{ event: "contact", id: expect.stringMatching(/^[\da-f]{32}$/), status: 200 },
      ...{ code: "sent", smtp: 250, attempts: 1, ms: expect.any(Number) },
    },
  ]);
});

/** Every error except `internal`, with the extra keys of its log line and a way to cause the error. */
const failures: readonly [
  code: string,
  keys: readonly string[],
  send: (site: ContactSite) => Promise<unknown>,
  env?: Environment,
][] = [
  ["malformed_json", [], ({ post }) => post(`{"name":"Ada`)],
  ["forbidden_origin", [], ({ post }) => post(message, { Origin: "https://other.example" })],
  ["method_not_allowed", [], ({ send }) => send({ method: "GET" })],
  ["too_large", [], ({ post }) => post("x".repeat(33_000))],
  ["unsupported_media_type", [], ({ post }) => post(message, { "Content-Type": "text/plain" })],
  ["validation", [], ({ post }) => post({ ...message, name: "Ada 2" })],
  ["spam", [], ({ postForm }) => postForm({ ...message, website: "Ada" })],
  [
    "rate_limited",
    [],
    async ({ post, logs }) => {
      await post("{}");
      logs.length = 0;
      await post(message);
    },
    { CONTACT_RATE_MAX: "1" },
  ],
  ["not_configured", ["settings"], ({ post }) => post(message), { CONTACT_TO: "" }],
  ["mail_failed", ["smtp", "attempts"], ({ post }) => post(message), { SMTP_REQUIRE_TLS: "true" }],
  [
    "busy",
    ["attempts"],
    async ({ post, logs }) => {
      await Promise.all([post(message), post(message)]);
      logs.splice(0, logs.length, ...logs.filter((line) => line.includes("busy")));
    },
    { CONTACT_MAX_CONCURRENCY: "1", CONTACT_DEADLINE_MS: "400" },
  ],
];

test.each(failures)(
  "the log line of %s has only its own keys, and no personal data",
  async (code, keys, send, env = {}) => {
    const { site } = await startBoth(env, { take: () => new Promise(() => undefined) });
    await send(site);
    const [line = "", ...others] = site.logs;
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ event: "contact", code });
    expect(Object.keys(JSON.parse(line)).sort()).toEqual([...common, ...keys].sort());
    expect(line).not.toMatch(/Ada|example\.org|127\.0\.0\.1/);
  },
);

test("the log line of internal locates the fault and quotes no input", async () => {
  const logs: string[] = [];
  const state = newState();
  jest.spyOn(state.attempts, "get").mockImplementation((client) => {
    throw new Error(`No ${client}`);
  });
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  await handleContact(new Request("http://localhost/", init), {
    ...{ env: {}, state, clientAddress: "127.0.0.1", log: (line: string) => logs.push(line) },
  });
  expect(JSON.parse(logs[0] ?? "")).toMatchObject({ code: "internal", at: expect.any(String) });
  expect(Object.keys(JSON.parse(logs[0] ?? "")).sort()).toEqual([...common, "at"].sort());
  expect(logs.join("\n")).not.toContain("127.0.0.1");
});
