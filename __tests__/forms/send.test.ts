import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import { contactForm } from "../../src/forms/contact";
import { messages } from "../../src/forms/messages";
import { sendContact } from "../../src/forms/send";
import { setEnvironment } from "../set-environment";
import { portOf } from "../server/mail-server";

const sender = { name: "Ada", email: "ada@example.org" };
const contact = { ...contactForm.empty, ...sender, message: "Call me back." };
const seen: { body: unknown; headers: IncomingHttpHeaders }[] = [];
let answer: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: "" };

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += String(chunk)));
  request.on("end", () => {
    seen.push({ body: JSON.parse(text), headers: request.headers });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
let endpoint = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  endpoint = `http://127.0.0.1:${portOf(server.address())}/functions/v1/send`;
});
beforeEach(() => {
  seen.length = 0;
  setEnvironment({ GATSBY_CONTACT_ENDPOINT: endpoint });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(() => jest.restoreAllMocks());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("sends the payload of the specification, a request id and the honeypot", async () => {
  answer = { status: 200, body: `{"success":true,"id":"x"}` };
  const texts = { type: "contact", ...contact, website: "" };
  for (const index of [0, 1]) {
    await expect(sendContact(contact)).resolves.toMatchObject(messages.contactSent);
    const requestId: unknown = expect.stringMatching(uuid);
    expect(seen[index]?.body).toEqual({ ...texts, requestId });
    expect(seen[index]?.headers).toMatchObject({ "content-type": "application/json" });
    expect(seen[index]?.headers).not.toHaveProperty("authorization");
  }
  expect(seen[0]?.body).not.toEqual(seen[1]?.body);
});

test("a hosted function's public key is sent in both headers", async () => {
  setEnvironment({ GATSBY_CONTACT_ENDPOINT: endpoint, GATSBY_CONTACT_ENDPOINT_KEY: "public" });
  await sendContact(contact);
  expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer public", apikey: "public" });
});

async function sendFailing(fields?: object) {
  const log = jest.spyOn(console, "error").mockReturnValue();
  expect(await sendContact(contact)).toEqual({ ...messages.contactFailed, fields });
  expect(log).toHaveBeenCalledTimes(1);
  return String(log.mock.calls[0]?.[0]);
}

test.each([
  [200, `{"success":false,"error":{"code":"spam"}}`, "spam"],
  [200, `{"success":"true"}`, "not_acknowledged"],
  [200, `<!doctype html>`, "not_acknowledged"],
  [502, `{"success":false,"error":{"code":"mail_failed"}}`, "mail_failed"],
  [502, `{"success":true}`, "not_acknowledged"],
])("%d %s is a failure", async (status, body, code) => {
  answer = { status, body };
  expect(await sendFailing({})).toBe(`The message was not acknowledged: ${code} (${status})`);
});

test("the visitor gets the field errors, but no other part of the response", async () => {
  const fields = { name: "Name can only contain letters and spaces", other: "x", email: 1 };
  const error = { code: "validation", fields };
  answer = { status: 422, body: JSON.stringify({ success: false, error }) };
  expect(await sendFailing({ name: fields.name })).not.toContain("Name");
});

test.each([
  ["300", 300_000],
  ["soon", undefined],
])("Retry-After: %s", async (after, waitMs) => {
  answer = { status: 429, body: "{}", headers: { "Retry-After": after } };
  jest.spyOn(console, "error").mockReturnValue();
  expect(await sendContact(contact)).toEqual({ ...messages.contactFailed, fields: {}, waitMs });
});

test("a missing response is a failure", async () => {
  setEnvironment({ GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:1/" });
  expect(await sendFailing()).toBe("The message was not acknowledged: no_answer (0)");
});

test("the source is sent if it is known, and a changed source keeps the request id", async () => {
  answer = { status: 502, body: "" };
  jest.spyOn(console, "error").mockReturnValue();
  for (const source of ["from ads.example", ""]) await sendContact(contact, "", source);
  const [first, second] = seen.map(({ body }) => body);
  expect(first).toEqual({ ...Object(second), source: "from ads.example" });
  expect(second).not.toHaveProperty("source");
});
