import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import { contactForm } from "../../src/forms/contact";
import { newRequestId, postContact, SendError } from "../../src/forms/send";
import { setEnvironment } from "../set-environment";
import { portOf } from "../server/mail-server";

const sender = { name: "Ada", email: "ada@example.org" };
const contact = { ...contactForm.empty, ...sender, message: "Call me back." };
const seen: { body: unknown; headers: IncomingHttpHeaders }[] = [];
let answer = { status: 200, body: "" };

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += String(chunk)));
  request.on("end", () => {
    seen.push({ body: JSON.parse(text), headers: request.headers });
    response.writeHead(answer.status).end(answer.body);
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

const send = () => postContact(contact);

test("sends the payload of the specification, and what makes it safe to send twice", async () => {
  answer = { status: 200, body: `{"success":true,"id":"x"}` };
  await expect(send()).resolves.toBeUndefined();
  const requestId: unknown = expect.any(String);
  expect(seen[0]?.body).toEqual({ type: "contact", ...contact, requestId, website: "" });
  expect(seen[0]?.headers).toMatchObject({ "content-type": "application/json" });
  expect(seen[0]?.headers).not.toHaveProperty("authorization");
});

test("the public key of a hosted function goes out in both headers", async () => {
  setEnvironment({ GATSBY_CONTACT_ENDPOINT: endpoint, GATSBY_CONTACT_ENDPOINT_KEY: "public" });
  await send();
  expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer public", apikey: "public" });
});

test.each([
  [200, `{"success":false,"error":{"code":"spam"}}`, "spam"],
  [200, `{}`, "not_acknowledged"],
  [200, `{"success":"true"}`, "not_acknowledged"],
  [200, `{"success":1}`, "not_acknowledged"],
  [200, `null`, "not_acknowledged"],
  [200, `<!doctype html>`, "not_acknowledged"],
  [200, ``, "not_acknowledged"],
  [502, `{"success":false,"error":{"code":"mail_failed"}}`, "mail_failed"],
  [500, `Internal Server Error`, "not_acknowledged"],
])("%d %s is a failure", async (status, body, code) => {
  answer = { status, body };
  await expect(send()).rejects.toMatchObject({ status, code });
});

test("what the function found wrong with fields is told, and nothing else of its answer", async () => {
  const fields = { name: "Name can only contain letters and spaces", other: "x", email: 1 };
  const error = { code: "validation", fields };
  answer = { status: 422, body: JSON.stringify({ success: false, error }) };
  await expect(send()).rejects.toMatchObject({ fields: { name: fields.name } });
});

test("no answer is a failure", async () => {
  setEnvironment({ GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:1/" });
  await expect(send()).rejects.toBeInstanceOf(SendError);
});

test("request ids are UUIDs of version 4", () => {
  const ids = new Set(Array.from({ length: 100 }, newRequestId));
  expect(ids.size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});
