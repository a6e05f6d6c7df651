import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { env, execPath } from "node:process";
import { message, settingsFor } from "../server/contact-site";
import { closedPort, openMailServer } from "../server/mail-server";
import { type Run, watch } from "../server/watch";
import { built } from "../tested-project";
import { answersTo, askHealth, post, postAll, ready } from "./answers-to";

let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let gatsby: Run;
let origin: string;

beforeAll(async () => {
  mailServer = await openMailServer();
  // Allow 30 s, because Gatsby reloads the function for every request, which is slow on a busy machine.
  const settings = settingsFor(mailServer.port, { CONTACT_DEADLINE_MS: "30000" });
  const port = await closedPort();
  const command = ["serve", "--port", String(port), "--host", "127.0.0.1"];
  const child = spawn(execPath, ["node_modules/gatsby/cli.js", ...command], {
    cwd: built("."),
    env: { ...env, ...settings, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  gatsby = watch(child);
  origin = await gatsby.waitForOutput(new RegExp(`http://127.0.0.1:${port}`));
}, 60_000);
beforeEach(() => mailServer.mails.splice(0));
afterAll(async () => {
  await gatsby.stop();
  await mailServer.stop();
});

const text = JSON.stringify(message);

test("a message arrives and gets a log line without personal data", async () => {
  const response = await fetch(`${origin}/api/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: text,
  });
  expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(mailServer.mails.join()).toContain("Our CTR < 2%, and 5 < 7. Please help.");
  const [line = ""] = await gatsby.logged(1);
  expect(JSON.parse(line)).toMatchObject({ status: 200, code: "sent", smtp: 250 });
  expect(gatsby.output.text).not.toMatch(/Ada|Lovelace|ada@|Engines|010-0100|CTR/);
});

test("the function answers requests that Gatsby's parsers would refuse", async () => {
  const statuses = await answersTo(origin, [
    { body: '{"name":' },
    { body: new Uint8Array([0x7b, 0xff, 0x7d]) },
    { body: JSON.stringify({ ...message, message: "x".repeat(300_000) }) },
    { body: text, headers: { "Content-Type": "text/plain" } },
    { body: text, headers: { "Content-Type": "application/json; charset=nonsense" } },
    { body: text, headers: { "Content-Encoding": "gzip" } },
  ]);
  expect(statuses).toEqual([400, 400, 413, 415, 415, 415]);
  expect(mailServer.mails).toEqual([]);
});

test("reloads of the function keep the result of the latest health check", async () => {
  mailServer.connections = 0;
  expect([await askHealth(origin), await askHealth(origin)]).toEqual([ready, ready]);
  expect([mailServer.connections, mailServer.mails]).toEqual([1, []]);
});

test("after an aborted request, simultaneous posts with one request id are one email", async () => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = "POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n";
  socket.write(`${head}Content-Type: application/json\r\n\r\n{"name":`, () => socket.destroy());
  await once(socket, "close");
  const bodies = Array(3).fill({ ...message, requestId: randomUUID() });
  const answers = await postAll(origin, bodies);
  expect(answers).toEqual(Array(3).fill({ status: 200, success: true, id: answers[0]?.id }));
  expect(await post(origin, bodies[0])).toEqual(answers[0]);
  expect(mailServer.mails).toHaveLength(1);
});
