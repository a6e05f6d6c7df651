import { handle } from "../../src/server/handle-contact";
import { newState } from "../../src/server/state";
import { message, settingsFor, startSite } from "./contact-site";
import { startMailServer } from "./mail-server";

const start = async (env = {}) => {
  const server = await startMailServer();
  return { server, site: await startSite(settingsFor(server.port, env)) };
};

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields),
});

test("success", async () => {
  const { site } = await start();
  const { status, json, headers } = await site.post(message);
  expect({ status, json }).toEqual({
    status: 200,
    json: { success: true, id: expect.any(String) },
  });
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s is not allowed",
  async (method) => {
    const { site } = await start();
    const { status, headers, json } = await site.send({ method });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("POST");
    if (method !== "HEAD") expect(json.error?.code).toBe("method_not_allowed");
  },
);

test.each([
  [{ Origin: "https://evil.example" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 403],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-site" }, 403],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  // Behind a proxy that rewrites `Host`, the browser still says that the page is of this site.
  [{ Origin: "https://www.rewritten.example", "Sec-Fetch-Site": "same-origin" }, 200],
  [{ Origin: "https://www.site.example", "Sec-Fetch-Site": "cross-site" }, 200],
  [{ Origin: "https://www.site.example" }, 200],
  [{ Origin: "https://www.site.example", "Sec-Fetch-Site": "same-origin" }, 200],
  [{ "Sec-Fetch-Site": "same-origin" }, 200],
  [{ "Sec-Fetch-Site": "none" }, 200],
  [{}, 200],
])("%j: %d", async (headers, status) => {
  const { site, server } = await start({ CONTACT_ALLOWED_ORIGINS: "https://www.site.example" });
  expect(await site.post(message, headers)).toMatchObject({ status });
  expect(server.mails).toHaveLength(status === 200 ? 1 : 0);
});

test("the site's own origin is allowed", async () => {
  const { site } = await start();
  expect(await site.post(message, { Origin: site.origin })).toMatchObject({ status: 200 });
});

test("wrong fields are named in the specification's words", async () => {
  const { site, server } = await start();
  const answer = await site.post({ ...message, name: "A", email: "x@localhost", type: "other" });
  expect(answer).toMatchObject({
    status: 422,
    json: {
      success: false,
      error: {
        code: "validation",
        fields: {
          type: "Invalid input",
          name: "Name must be at least 2 characters",
        },
      },
    },
  });
  expect(server.connections).toBe(0);
});

test("the box that must stay empty", async () => {
  const { site, server } = await start();
  expect(await site.post({ ...message, website: "https://spam.example" })).toMatchObject({
    status: 422,
    json: { success: false, error: { code: "spam" } },
  });
  expect(await site.post({ ...message, website: "" })).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
});

test("ten messages per client and 15 minutes, refused ones are told how long to wait", async () => {
  const { site, server } = await start({ CONTACT_RATE_MAX: "" });
  const answers = [];
  for (let count = 0; count < 12; count += 1) answers.push(await site.post(message));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
  const seconds = Number(answers[11]?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(server.mails).toHaveLength(10);
});

test.each([
  ["invalid", { ...message, name: "" }],
  ["caught by the empty box", { ...message, website: "x" }],
])("posts that are %s count, too", async (_what, body) => {
  const { site } = await start({ CONTACT_RATE_MAX: "2" });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await site.post(body)).status);
  expect(statuses).toEqual([422, 422, 429]);
});

test.each([
  ["a port", "203.0.113.1", "203.0.113.1:4711"],
  ["IPv4 in IPv6", "203.0.113.1", "::ffff:203.0.113.1"],
  ["IPv4 in IPv6, in hexadecimal", "203.0.113.1", "::FFFF:cb00:7101"],
  ["IPv6 with a port", "2001:db8::1", "[2001:db8::1]:443"],
  ["capitals and zeros", "2001:db8::1", "2001:0DB8:0:0:0:0:0:0001"],
  ["another address of one network", "2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff"],
  ["no address: the peer's limit", "unknown", "_hidden"],
  ["an empty header: the peer's limit", "unknown", ""],
  ["a number: the peer's limit", "unknown", "1"],
])("one client, one limit: %s", async (_what, first, second) => {
  const { site } = await start({ CONTACT_RATE_MAX: "1", CONTACT_IP_HEADER: "X-Client-IP" });
  const from = async (address: string) =>
    (await site.post(message, { "X-Client-IP": address })).status;
  expect([await from(first), await from(second)]).toEqual([200, 429]);
  expect(await from("2001:db8:0:1::1")).toBe(200);
});

test("twenty posts under names of one network are ten mails", async () => {
  const { site, server } = await start({ CONTACT_RATE_MAX: "", CONTACT_IP_HEADER: "X-Client-IP" });
  for (let host = 1; host <= 20; host += 1) {
    await site.post(message, { "X-Client-IP": `2001:db8:0:0::${host.toString(16)}` });
  }
  expect(server.mails).toHaveLength(10);
});

test("no text is composed that is longer than four times what its field may have", async () => {
  const { site } = await start();
  const composed = jest.spyOn(String.prototype, "normalize");
  const marks = `a${"\u0301".repeat(7800)}${"\u0316".repeat(7800)}`;
  const answers = [];
  for (const field of ["name", "email", "company", "phone", "message", "service"]) {
    answers.push((await site.post({ ...message, [field]: marks })).json.error?.fields?.[field]);
  }
  const longest = Math.max(...composed.mock.contexts.map((text) => String(text).length));
  composed.mockRestore();
  expect(answers).toEqual([
    "Name must be less than 50 characters",
    "Please enter a valid email address",
    "Company name must be less than 100 characters",
    "Please enter a valid phone number",
    "Message must be less than 1000 characters",
    "Invalid input",
  ]);
  expect(longest).toBeLessThanOrEqual(4001);
});

test("clients are told apart by the header that the owner named, and by no other", async () => {
  const { site } = await start({ CONTACT_RATE_MAX: "1", CONTACT_IP_HEADER: "X-Client-IP" });
  const from = async (headers: Record<string, string>) =>
    (await site.post(message, headers)).status;
  expect(await from({ "X-Client-IP": "203.0.113.1" })).toBe(200);
  expect(await from({ "X-Client-IP": "203.0.113.2" })).toBe(200);
  expect(await from({ "X-Client-IP": "198.51.100.9, 203.0.113.2" })).toBe(429);
  expect(await from({ "X-Forwarded-For": "203.0.113.3" })).toBe(200);
  expect(await from({ "X-Forwarded-For": "203.0.113.4" })).toBe(429);
});

describe("a browser without a script", () => {
  test("is told that the message was sent", async () => {
    const { site, server } = await start();
    const answer = await site.send(form({ ...message, message: "Line one\r\nline two" }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.text).toContain("<h1>Message Sent</h1>");
    expect(answer.text).toContain("We will respond within 24 hours");
    expect(server.mails).toHaveLength(1);
  });

  test("sees what is wrong, how to keep the text, and nothing of what was typed", async () => {
    const { site, server } = await start();
    const name = "<script>alert(1)</script>";
    const answer = await site.send(form({ ...message, name, message: "short" }));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("<h1>Error Sending Message</h1>");
    expect(answer.text).toContain("<li>Name can only contain letters and spaces</li>");
    expect(answer.text).toContain("<li>Message must be at least 10 characters</li>");
    expect(answer.text).toContain("Back button");
    expect(answer.text).not.toMatch(/alert|script>|short/);
    expect(server.mails).toHaveLength(0);
  });

  test("counts line breaks as one character, as its box does", async () => {
    const { site } = await start();
    const text = `${"x".repeat(499)}\r\n${"x".repeat(500)}`;
    expect(await site.send(form({ ...message, message: text }))).toMatchObject({ status: 200 });
  });

  test.each([
    [{ CONTACT_TO: "" }, 503, "Error Sending Message"],
    [{ SMTP_REQUIRE_TLS: "true" }, 502, "Error Sending Message"],
  ])("%j is told: %d", async (env, status, title) => {
    const { site } = await start(env);
    const answer = await site.send(form(message));
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(title);
    expect(answer.text).toContain("Nothing was sent");
  });

  test("is told to wait", async () => {
    const { site } = await start({ CONTACT_RATE_MAX: "1" });
    await site.send(form(message));
    const answer = await site.send(form(message));
    expect(answer.status).toBe(429);
    expect(answer.text).toContain("<h1>Too Many Requests</h1>");
  });
});

test("the log has a line per request and no personal data", async () => {
  const { site } = await start();
  await site.post(message);
  await site.post({ ...message, name: "Ada 2", email: "secret@example.org" });
  await site.post(`{"name":"Ada`);
  await site.send(form({ ...message, website: "Ada" }));
  expect(site.logs.map((line) => JSON.parse(line))).toEqual([
    {
      event: "contact",
      id: expect.stringMatching(/^[\da-f]{32}$/),
      status: 200,
      code: "sent",
      smtp: 250,
      attempts: 1,
      ms: expect.any(Number),
    },
    expect.objectContaining({ status: 422, code: "validation" }),
    expect.objectContaining({ status: 400, code: "malformed_json" }),
    expect.objectContaining({ status: 422, code: "spam" }),
  ]);
  const all = site.logs.join("\n");
  for (const word of ["Ada", "example.org", "Engines", "010-0100", "CTR", "127.0.0.1"]) {
    expect(all).not.toContain(word);
  }
});

test("a log that fails does not make a failure of a mail that was sent", async () => {
  const server = await startMailServer();
  const request = new Request("http://site.example/api/send-contact-email", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  const response = await handle(request, {
    env: settingsFor(server.port),
    state: newState(),
    log: () => {
      throw new Error("No space left on device");
    },
  });
  expect(await response.json()).toMatchObject({ success: true });
  expect(server.mails).toHaveLength(1);
});
