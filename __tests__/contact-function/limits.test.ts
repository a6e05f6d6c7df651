import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { execPath } from "node:process";
import { type ContactSite, message, startBoth } from "../server/contact-site";

const body = JSON.stringify(message);
const head = "POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const onTheWire = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;

async function logged({ logs }: ContactSite, count: number) {
  while (logs.length < count) await new Promise((done) => setTimeout(done, 10));
}

describe("a client that resets its connection", () => {
  test("after sending has the usual limit", async () => {
    const { site, server } = await startBoth({ CONTACT_RATE_MAX: "2" });
    for (const posts of [1, 8]) {
      const client = connect(Number(new URL(site.origin).port), "127.0.0.1");
      await once(site.server, "connection");
      client.write(onTheWire.repeat(posts));
      client.resetAndDestroy();
      await logged(site, posts);
    }
    await logged(site, 9);
    expect(await site.post(message)).toMatchObject({ status: 429 });
    expect(server.mails).toHaveLength(2);
  });

  test("before the server accepts it causes no email", async () => {
    const { site, server } = await startBoth();
    const port = new URL(site.origin).port;
    const client = `const socket = require("node:net").connect(${port}, "127.0.0.1", () => {
      socket.write(${JSON.stringify(onTheWire)});
      socket.resetAndDestroy();
    });`;
    // The server runs in this process, so it can't accept connections while `spawnSync` blocks the process.
    expect(spawnSync(execPath, ["-e", client])).toMatchObject({ status: 0 });
    expect(await site.post(message)).toMatchObject({ status: 200 });
    expect(site.logs).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
  });
});

test("a client may send ten messages in 15 minutes", async () => {
  const { site, server } = await startBoth({ CONTACT_RATE_MAX: "" });
  const answers = [];
  for (let count = 0; count < 12; count += 1) answers.push(await site.post(message));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
  const seconds = Number(answers[11]?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(server.mails).toHaveLength(10);
});

test("invalid posts and spam count toward the limit", async () => {
  const { site } = await startBoth({ CONTACT_RATE_MAX: "2" });
  const statuses = [];
  for (const body of [{ ...message, name: "" }, { ...message, website: "x" }, message]) {
    statuses.push((await site.post(body)).status);
  }
  expect(statuses).toEqual([422, 422, 429]);
});

test.each([
  ["a port", "203.0.113.1", "203.0.113.1:4711"],
  ["IPv4 in IPv6, in hexadecimal", "203.0.113.1", "::FFFF:cb00:7101"],
  ["IPv6 with a port", "2001:db8::1", "[2001:db8::1]:443"],
  ["capitals and zeros", "2001:db8::1", "2001:0DB8:0:0:0:0:0:0001"],
  ["another address of one network", "2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff"],
  ["IPv4-translated", "203.0.113.1", "::ffff:0:203.0.113.1"],
  ["NAT64", "203.0.113.1", "64:ff9b::203.0.113.1"],
  ["6to4", "203.0.113.1", "2002:cb00:7101:5::9"],
  ["6to4, another network of the same host", "2002:cb00:7101:5::9", "2002:cb00:7101:6::9"],
  ["Teredo, another server and port", "2001:0:c633:6401:0:1:34ff:8efe", "2001:0:c633:6402:0:2:34ff:8efe"],
  ["Teredo and IPv4", "203.0.113.1", "2001:0:c633:6401:0:1:34ff:8efe"],
  ["no address: the peer's limit", "unknown", "_hidden"],
])("one client has one limit: %s", async (_what, first, second) => {
  const { site } = await startBoth({ CONTACT_RATE_MAX: "1", CONTACT_IP_HEADER: "X-Client-IP" });
  const from = async (address: string) => (await site.post(message, { "X-Client-IP": address })).status;
  expect([await from(first), await from(second)]).toEqual([200, 429]);
  expect(await from("2001:db8:0:1::1")).toBe(200);
});

test.each([
  ["NAT64", "64:ff9b::203.0.113.1", "64:ff9b::203.0.113.2"],
  ["local NAT64", "64:ff9b:1::203.0.113.1", "64:ff9b:1::203.0.113.2"],
  ["local NAT64 with a shorter prefix", "64:ff9b:1:0:cb:71:100:0", "64:ff9b:1:0:cb:71:200:0"],
  ["Teredo", "2001:0:c633:6401:0:1:34ff:8efe", "2001:0:c633:6401:0:1:34ff:8efd"],
  ["6to4", "2002:cb00:7101::1", "2002:cb00:7102::1"],
])("two clients have two limits: %s", async (_what, first, second) => {
  const { site } = await startBoth({ CONTACT_RATE_MAX: "1", CONTACT_IP_HEADER: "X-Client-IP" });
  const from = async (address: string) => (await site.post(message, { "X-Client-IP": address })).status;
  expect([await from(first), await from(second), await from(first)]).toEqual([200, 200, 429]);
});

test("texts longer than four times a field's maximum aren't normalized", async () => {
  const { site } = await startBoth();
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

test("only the configured header distinguishes clients", async () => {
  const { site } = await startBoth({ CONTACT_RATE_MAX: "1", CONTACT_IP_HEADER: "X-Client-IP" });
  const from = async (headers: Record<string, string>) => (await site.post(message, headers)).status;
  expect(await from({ "X-Client-IP": "203.0.113.1" })).toBe(200);
  expect(await from({ "X-Client-IP": "203.0.113.2" })).toBe(200);
  expect(await from({ "X-Client-IP": "198.51.100.9, 203.0.113.2" })).toBe(429);
  expect(await from({ "X-Forwarded-For": "203.0.113.3" })).toBe(200);
  expect(await from({ "X-Forwarded-For": "203.0.113.4" })).toBe(429);
});

test("at most eight emails are sent at a time", async () => {
  let sending = 0;
  let most = 0;
  let release: () => void = () => undefined;
  const eight = new Promise<void>((resolve) => (release = resolve));
  const take = async () => {
    sending += 1;
    most = Math.max(most, sending);
    if (sending === 8) release();
    await eight;
    // If the function sent more than eight emails at a time, more would arrive during this pause.
    await new Promise((resolve) => setTimeout(resolve, 50));
    sending -= 1;
    return undefined;
  };
  const { site, server } = await startBoth({}, { take });
  await Promise.all(Array.from({ length: 24 }, () => site.post(message)));
  expect(server.mails).toHaveLength(24);
  expect(most).toBe(8);
});

test("if an email would wait too long, the response is 'busy' with Retry-After", async () => {
  const env = { CONTACT_MAX_CONCURRENCY: "1", CONTACT_DEADLINE_MS: "400" };
  const { site } = await startBoth(env, { take: () => new Promise(() => undefined) });
  const answers = await Promise.all([site.post(message), site.post(message)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([502, 503]);
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.json.error).toMatchObject({ code: "busy", retryable: true });
  expect(busy?.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
});
