import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import PostalMime from "postal-mime";
import { message, settingsFor } from "../server/contact-site";
import { openMailServer } from "../server/mail-server";
import { type GatsbyServer, startGatsby } from "./gatsby-server";

let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let gatsby: GatsbyServer;

beforeAll(async () => {
  mailServer = await openMailServer();
  // Gatsby loads the function anew for every request, which takes long on a busy machine.
  gatsby = await startGatsby(settingsFor(mailServer.port, { CONTACT_DEADLINE_MS: "30000" }));
}, 60_000);
beforeEach(() => mailServer.mails.splice(0));
afterAll(async () => {
  await gatsby.stop();
  await mailServer.stop();
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: { success?: unknown; id?: unknown; error?: { code?: unknown; fields?: unknown } };
}

async function send(init: RequestInit): Promise<Answer> {
  const { status, headers, text } = await read(init);
  return { status, headers, json: JSON.parse(text) };
}

async function read(init: RequestInit) {
  const response = await fetch(`${gatsby.origin}/api/send-contact-email`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const json = { "Content-Type": "application/json" };
const post = (body: unknown, headers: Record<string, string> = json) =>
  send({ method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

/** That the server still lives, and mails. */
async function mails(): Promise<void> {
  const before = mailServer.mails.length;
  expect(await post(message)).toMatchObject({ status: 200, json: { success: true } });
  expect(mailServer.mails).toHaveLength(before + 1);
}

test("a message arrives", async () => {
  const { status, headers, json: answer } = await post(message);
  expect({ status, answer }).toEqual({ status: 200, answer: { success: true, id: answer.id } });
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const [mail = ""] = mailServer.mails;
  expect(await PostalMime.parse(mail)).toMatchObject({
    subject: "Message from Ada Lovelace: SEO Services",
    replyTo: [{ name: "Ada Lovelace", address: "ada@example.org" }],
    text: expect.stringContaining("Our CTR < 2%, and 5 < 7. Please help."),
  });
});

test.each<[string, number, string, () => Promise<Answer>]>([
  ["half a JSON text", 400, "malformed_json", () => post('{"name":')],
  ["JSON that is no object", 400, "malformed_json", () => post("[1]")],
  ["nothing", 400, "malformed_json", () => post("")],
  [
    "bytes that are no UTF-8",
    400,
    "malformed_json",
    () => send({ method: "POST", headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) }),
  ],
  ["GET", 405, "method_not_allowed", () => send({})],
  ["PUT", 405, "method_not_allowed", () => send({ method: "PUT", headers: json, body: "{}" })],
  [
    "a foreign page",
    403,
    "forbidden_origin",
    () => post(message, { ...json, Origin: "https://evil.example" }),
  ],
  ["33 KB", 413, "too_large", () => post({ ...message, message: "x".repeat(33 * 1024) })],
  ["300 KB", 413, "too_large", () => post({ ...message, message: "x".repeat(300 * 1024) })],
  ["text", 415, "unsupported_media_type", () => post(message, { "Content-Type": "text/plain" })],
  ["XML", 415, "unsupported_media_type", () => post("<a/>", { "Content-Type": "application/xml" })],
  [
    "an unknown charset",
    415,
    "unsupported_media_type",
    () => post(message, { "Content-Type": "application/json; charset=nonsense" }),
  ],
  [
    "an encoding",
    415,
    "unsupported_media_type",
    () => post(message, { ...json, "Content-Encoding": "gzip" }),
  ],
  [
    "a form with files",
    415,
    "unsupported_media_type",
    () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(message)) body.set(name, value);
      body.set("file", new Blob(["x".repeat(1000)]), "file.txt");
      return send({ method: "POST", body });
    },
  ],
  ["a filled honeypot", 422, "spam", () => post({ ...message, website: "x" })],
  ["no name", 422, "validation", () => post({ ...message, name: "" })],
])("%s is answered with %i %s in JSON, and the server lives", async (_what, status, code, ask) => {
  expect(await ask()).toMatchObject({ status, json: { success: false, error: { code } } });
  expect(mailServer.mails).toHaveLength(0);
  await mails();
});

test("a client that leaves in the middle does no harm", async () => {
  const { hostname, port } = new URL(gatsby.origin);
  const socket = connect(Number(port), hostname);
  const head = "POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n";
  socket.write(`${head}Content-Type: application/json\r\n\r\n{"name":`, () => socket.destroy());
  await once(socket, "close");
  await mails();
});

test("ten parallel posts with one request id are one mail", async () => {
  const requestId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post({ ...message, requestId })),
  );
  expect(answers.map(({ json: { success } }) => success)).toEqual(Array(10).fill(true));
  expect(new Set(answers.map(({ json: { id } }) => id)).size).toBe(1);
  expect(mailServer.mails).toHaveLength(1);
  await post({ ...message, requestId });
  expect(mailServer.mails).toHaveLength(1);
});

test("a browser without scripts gets a page", async () => {
  const { status, headers, text } = await read({
    method: "POST",
    body: new URLSearchParams({ ...message, website: "" }),
  });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(text).toContain("<h1>Message Sent</h1>");
  expect(mailServer.mails).toHaveLength(1);
});

test("the log has a line for the request, and nothing of a person", async () => {
  const { id } = (await post(message)).json;
  const printed = await gatsby.printed(`"id":"${String(id)}"`);
  const line = printed.split("\n").find((each) => each.includes(`"${String(id)}"`)) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    event: "contact",
    status: 200,
    code: "sent",
    smtp: 250,
  });
  expect(printed).not.toMatch(/Ada|Lovelace|ada@|Engines|010-0100|CTR/);
});
