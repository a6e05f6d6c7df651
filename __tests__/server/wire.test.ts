import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { message, settingsFor, startBoth, startSite } from "./contact-site";

const bad = "400 Bad Request";

const post = "POST /api/send-contact-email HTTP/1.1\r\n";
const toX = `${post}Host: x\r\n`;

/** Requests that the server answers without writing a log line. */
const unlogged: readonly (readonly [what: string, request: string, answer: string])[] = [
  ["no HTTP", "hello\r\n\r\n", bad],
  ["a star as path", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "405 Method Not Allowed"],
  ["an upgrade", "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n", "404 Not Found"],
  ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", ""],
];

async function exchange(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on("data", (data) => {
      text += data.toString();
      if (text.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => undefined).on("close", () => resolve(text));
  });
}

test.each(unlogged)("%s gets a response", async (_what, request, expected) => {
  const { server, site } = await startBoth();
  const answer = await exchange(site.origin, request);
  const [, status = ""] = /^HTTP\/1\.1 (.*)\r\n/.exec(answer) ?? [];
  expect(status).toBe(expected);
  expect(site.logs).toEqual([]);
  expect(await site.post(message)).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
});

test.each(["xn--", "a/b", "[::1", "x:99999", "a@b", "%00"])(
  "the invalid host %s gets 400 and a log line",
  async (host) => {
    const site = await startSite(settingsFor(1));
    const request = `${post}Host: ${host}\r\nContent-Length: 0\r\n\r\n`;
    const answer = await exchange(site.origin, request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(site.logs.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ status: 400, code: "invalid_host" }),
    ]);
  },
);

test("if the request line has a full URL, its host is the one that counts", async () => {
  const site = await startSite(settingsFor(1));
  const to = (host: string) => toX.replace("/api", `HTTP://${host}/api`);
  const rest = "Content-Type: application/json\r\nOrigin: http://x\r\nContent-Length: 2\r\n\r\n{}";
  expect(await exchange(site.origin, to("x") + rest)).toMatch(/^HTTP\/1\.1 422 /);
  expect(await exchange(site.origin, to("evil.example") + rest)).toMatch(/^HTTP\/1\.1 403 /);
});

test("a chunk without a size gets 400 and a log line", async () => {
  const site = await startSite(settingsFor(1));
  const chunked = "Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nzz\r\n";
  const answer = await exchange(site.origin, toX + chunked);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(site.logs).toHaveLength(1);
});

const largeBody = "x".repeat(1_000_000);

test.each([
  ["413 Payload Too Large", "application/json"],
  ["415 Unsupported Media Type", "text/plain"],
])("after a %s, the connection accepts the next request", async (status, type) => {
  const site = await startSite(settingsFor(1));
  const head = `${toX}Content-Type: ${type}\r\nContent-Length: ${largeBody.length}\r\n\r\n`;
  const last = "GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(head + largeBody + last);
  const statuses = (await text(socket)).match(/(?<=HTTP\/1\.1 ).*(?=\r\n)/g);
  expect(statuses).toEqual([status, "404 Not Found"]);
});
