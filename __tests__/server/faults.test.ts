import { type Environment } from "../../src/server/read-settings";
import { message, settingsFor, startSite } from "./contact-site";
import { faultRows } from "./fault-rows";
import { closedPort, startMailServer, startSilentServer } from "./mail-server";

async function submit(server: { port: number }, env: Environment = {}) {
  const site = await startSite(settingsFor(server.port, env));
  const began = performance.now();
  const answer = await site.post(message);
  const ms = Math.round(performance.now() - began);
  return { answer, ms, log: site.logs.map((line) => JSON.parse(line)) };
}

/** Mails that there must be for an answer. */
const acknowledgements = (success: unknown) => (success === true ? 1 : 0);

describe("a message is delivered and acknowledged, or visibly refused", () => {
  test.each(faultRows)("$fault", async ({ script, env, acknowledged, retryable, attempts }) => {
    const server = await startMailServer(script);
    const { answer, log } = await submit(server, env);
    expect(answer.json.success).toBe(acknowledged);
    expect(server.mails).toHaveLength(acknowledgements(answer.json.success));
    expect(log).toEqual([expect.objectContaining({ attempts })]);
    if (!acknowledged) {
      expect(answer.status).toBe(502);
      expect(answer.json.error).toMatchObject({ code: "mail_failed", retryable });
    }
  });

  test("without TLS not a byte of the message leaves", async () => {
    const server = await startMailServer();
    await submit(server, { SMTP_REQUIRE_TLS: "true" });
    expect(server.messageBytes).toBe(0);
  });

  test("a server that cannot prove its name gets no byte of the message", async () => {
    const server = await startMailServer({ disabledCommands: ["AUTH"] });
    const { answer } = await submit(server, { SMTP_REQUIRE_TLS: "true" });
    expect(answer).toMatchObject({ status: 502, json: { error: { code: "mail_failed" } } });
    expect(server.messageBytes).toBe(0);
  });

  test("never greets: refused at the deadline", async () => {
    const server = await startSilentServer();
    const { answer, ms } = await submit(server, { CONTACT_DEADLINE_MS: "700" });
    expect(answer).toMatchObject({ status: 502, json: { error: { code: "mail_failed" } } });
    expect(ms).toBeLessThan(1500);
  });

  test("never greets: the greeting's own limit is 4 s, all of it 8 s", async () => {
    const server = await startSilentServer();
    const { answer, ms, log } = await submit(server);
    expect(answer.status).toBe(502);
    expect(log[0]).toMatchObject({ attempts: 2 });
    expect(ms).toBeGreaterThan(7000);
    expect(ms).toBeLessThan(9000);
  }, 15_000);

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
