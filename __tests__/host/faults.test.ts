import { once } from "node:events";
import { connect } from "node:net";
import { type Environment } from "../../src/server/settings";
import { message, settingsFor, startSite } from "../server/contact-site";
import { type FaultRow, faultRows } from "../server/fault-rows";
import { startPlainMailServer } from "../server/plain-mail-server";
import { closedPort, startMailServer, startSilentServer } from "../server/mail-server";

async function submit(server: { port: number }, env: Environment = {}) {
  const site = await startSite(settingsFor(server.port, env));
  const answer = await site.post(message);
  return { answer, log: site.logs.map((line) => JSON.parse(line)) };
}

const halfAPost =
  "POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";

/** After how many seconds the server closes the connection of a client that sends this and no end, and its answer. */
async function cutOff(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(text));
  let received = "";
  socket.on("data", (data) => (received += data.toString())).on("error", () => undefined);
  await once(socket, "close");
  return `${Math.floor((performance.now() - began) / 1000)} s: ${received}`;
}

describe("a message is delivered and acknowledged, or visibly refused", () => {
  // Most of the time is waiting, so all of them wait at once.
  const results = new Map<FaultRow, Awaited<ReturnType<typeof faultResult>>>();
  async function faultResult({ script, env }: FaultRow) {
    const server = await startMailServer(script);
    const { answer, log } = await submit(server, env);
    return { answer, log, mails: server.mails.length };
  }
  const endless: string[] = [];
  beforeAll(async () => {
    const { origin } = await startSite(settingsFor(1));
    const slow = ["GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", halfAPost].map(async (text) => {
      endless.push(await cutOff(origin, text));
    });
    const each = faultRows.map(async (row) => results.set(row, await faultResult(row)));
    await Promise.all([...each, ...slow]);
  }, 90_000);

  test("a request that never ends is cut off: headers after 10 s, bodies after 30 s", () => {
    expect(endless).toEqual([
      expect.stringMatching(/^1\d s: HTTP\/1\.1 408 /),
      expect.stringMatching(/^[34]\d s: HTTP\/1\.1 408 /),
    ]);
  });

  test.each(faultRows)("$fault", (row) => {
    const { answer, log, mails } = results.get(row)!;
    expect(answer.json.success).toBe(row.acknowledged);
    expect(mails).toBe(row.acknowledged ? 1 : 0);
    expect(log).toEqual([expect.objectContaining({ attempts: row.attempts })]);
    if (!row.acknowledged) {
      expect(answer.status).toBe(502);
      expect(answer.json.error).toMatchObject({ code: "mail_failed", retryable: row.retryable });
    }
  });

  test("without TLS not a byte of the message leaves", async () => {
    const server = await startMailServer();
    await submit(server, { SMTP_REQUIRE_TLS: "true" });
    expect(server.messageBytes).toBe(0);
  });

  const withoutTls = {
    answer: { status: 502, json: { error: { code: "mail_failed", retryable: false } } },
    log: [{ attempts: 1, smtp: "ETLS" }],
  };

  test("a server that cannot prove its name gets no byte of the message", async () => {
    const server = await startMailServer({ disabledCommands: ["AUTH"] });
    expect(await submit(server, { SMTP_REQUIRE_TLS: "true" })).toMatchObject(withoutTls);
    expect(server.messageBytes).toBe(0);
    expect(server.connections).toBe(1);
  });

  test.each(["502 no", "454 not now"])("nor does one that answers STARTTLS with %s", async (no) => {
    const server = await startPlainMailServer({ startTls: no });
    expect(await submit(server, { SMTP_REQUIRE_TLS: "true" })).toMatchObject(withoutTls);
    expect(server.mails).toEqual([]);
  });

  test("a server that hangs up after each mail gets a hundred at once, each once", async () => {
    const server = await startPlainMailServer({ hangsUp: true });
    const site = await startSite(settingsFor(server.port));
    const answers = await Promise.all(Array.from({ length: 100 }, () => site.post(message)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(server.mails).toHaveLength(100);
  });

  test("never greets: refused at the deadline", async () => {
    const server = await startSilentServer();
    const { answer, log } = await submit(server, { CONTACT_DEADLINE_MS: "700" });
    expect(answer).toMatchObject({ status: 502, json: { error: { code: "mail_failed" } } });
    // What ended the wait was the deadline, and not the greeting's own limit.
    expect(log).toEqual([expect.objectContaining({ attempts: 1, smtp: "EABORT" })]);
  });

  test("never greets: the greeting's own limit leaves time for a second attempt", async () => {
    const server = await startSilentServer();
    const { answer, log } = await submit(server);
    expect(answer.status).toBe(502);
    expect(log[0]).toMatchObject({ attempts: 2 });
  });

  test("port closed", async () => {
    const { answer } = await submit({ port: await closedPort() });
    expect(answer).toMatchObject({
      status: 502,
      json: { success: false, error: { code: "mail_failed", retryable: true } },
    });
  });

  test("not configured: 503, and the variables' names in the log", async () => {
    const server = await startMailServer();
    const { answer, log } = await submit(server, { CONTACT_TO: "", SMTP_HOST: "a b" });
    expect(answer).toMatchObject({ status: 503, json: { error: { code: "not_configured" } } });
    expect(log).toEqual([
      expect.objectContaining({ code: "not_configured", settings: ["SMTP_HOST", "CONTACT_TO"] }),
    ]);
    expect(server.connections).toBe(0);
  });
});
