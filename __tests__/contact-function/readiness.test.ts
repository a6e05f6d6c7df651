import { type Environment } from "../../src/environment";
import { checkMailServer } from "../../src/contact-function/readiness";
import { readSettings } from "../../src/contact-function/settings";
import { settingsFor, startBoth, startSite } from "../server/contact-site";
import { closedPort, refusal, type Script, startMailServer, startSilentServer } from "../server/mail-server";
import { startPlainMailServer } from "../server/plain-mail-server";

const two = { CONTACT_TO: "owner@site.example, second@site.example" };
const login = { SMTP_USER: "site", SMTP_PASS: "hunter2" };
const redisGone = { CONTACT_STATE_URL: "redis://:hunter2@127.0.0.1:1" };
const outbox = { CONTACT_TRANSPORT: "outbox" };
const ready = { status: 200, json: { ready: true } };
const notReady = (code: string, ...settings: readonly string[]) => ({
  status: 503,
  json: { ready: false, code, settings },
});

const scripted = (script: Script) => () => startMailServer(script);
const passwordIs = (right: string): Script => ({
  disabledCommands: ["STARTTLS"],
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, callback) =>
    callback(password === right ? null : new Error("Wrong"), { user: "site" }),
});
/** Refuses one of the two recipients. */
const refusing = (code: number) =>
  scripted({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith("second") ? refusal(code) : null),
  });
const replying = (replies: Record<string, string>) => () => startPlainMailServer({ replies });
const unreachable = notReady("mail_unreachable", "SMTP_HOST", "SMTP_PORT", "SMTP_SECURE");
const withoutTls = notReady("tls_failed", "SMTP_PORT", "SMTP_SECURE", "SMTP_REQUIRE_TLS");
const loginFailed = notReady("login_failed", "SMTP_USER", "SMTP_PASS");

test.each<[string, () => Promise<{ readonly port: number }>, object, Environment]>([
  ["correct settings", scripted({}), ready, two],
  ["a correct password", scripted(passwordIs("hunter2")), ready, login],
  ["no SMTP host", scripted({}), notReady("not_configured", "SMTP_HOST"), { SMTP_HOST: "" }],
  ["a wrong password", scripted(passwordIs("right")), loginFailed, login],
  ["a missing password", scripted(passwordIs("right")), loginFailed, {}],
  ["a refused sender", replying({ MAIL: "550 no" }), notReady("sender_refused", "CONTACT_FROM"), {}],
  ["one of two recipients refused", refusing(550), notReady("recipient_refused", "CONTACT_TO"), two],
  ["greylisting of one recipient", refusing(451), ready, two],
  ["TLS required but not offered", scripted({}), withoutTls, { SMTP_REQUIRE_TLS: "true" }],
  ["a server that never greets", startSilentServer, unreachable, {}],
  ["a closed port", async () => ({ port: await closedPort() }), unreachable, {}],
  ["a server that closes the connection after RSET", replying({ RSET: "421 bye" }), ready, {}],
  ["a server that never replies to RSET", replying({ RSET: "" }), ready, {}],
  ["Redis gone", scripted({}), notReady("state_unavailable", "CONTACT_STATE_URL"), redisGone],
  ["emails written to files", scripted({}), notReady("outbox", "CONTACT_TRANSPORT"), outbox],
])("%s", async (_, start, expected, env) => {
  const { port } = await start();
  const site = await startSite(settingsFor(port, env));
  expect(await site.askHealth()).toMatchObject(expected);
  expect(site.logs.join()).not.toMatch(/hunter2|@site/);
});

test("the session ends before the email's text, even if the server accepts commands in advance", async () => {
  const { port, commands, mails } = await startPlainMailServer({
    replies: { EHLO: "250-x\r\n250-PIPELINING\r\n250 SMTPUTF8" },
  });
  const recipients = { CONTACT_TO: "owner@site.example, info@bücher.example" };
  const site = await startSite(settingsFor(port, recipients));
  expect(await site.askHealth()).toMatchObject(ready);
  expect(commands.slice(1)).toEqual([
    "MAIL FROM:<website@site.example>",
    "RCPT TO:<owner@site.example>",
    "RCPT TO:<info@xn--bcher-kva.example>",
    "RSET",
    "QUIT",
  ]);
  expect(mails).toEqual([]);
});

test("a recipient whose name isn't ASCII is named like in an email", async () => {
  const { port, commands } = await startPlainMailServer({ replies: { EHLO: "250-x\r\n250 SMTPUTF8" } });
  const site = await startSite(settingsFor(port, { CONTACT_TO: "jürgen@site.example" }));
  expect(await site.askHealth()).toMatchObject(ready);
  expect(commands[1]).toBe("MAIL FROM:<website@site.example> SMTPUTF8");
});

test("a server that stops replying is reported when the time is over", async () => {
  const { port } = await startPlainMailServer({ replies: { RCPT: "" } });
  const { settings } = readSettings(settingsFor(port));
  expect(await checkMailServer(settings, 300)).toMatchObject({ code: "mail_unreachable", smtp: "ETIMEDOUT" });
});

test("simultaneous and later requests within a minute make one check, with one log line", async () => {
  const { server, site } = await startBoth();
  const answers = await Promise.all([site.askHealth(), site.askHealth(), site.askHealth()]);
  answers.push(await site.askHealth());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(server.connections).toBe(1);
  expect(site.logs.map((line): unknown => JSON.parse(line))).toEqual([
    { event: "health", code: "ready", settings: [], ms: expect.any(Number) },
  ]);
});

test("a minute later, the mail server is asked again", async () => {
  const { server, site } = await startBoth();
  await site.askHealth();
  const later = performance.now() + 60_000;
  const clock = jest.spyOn(performance, "now").mockImplementation(() => later);
  await site.askHealth();
  clock.mockRestore();
  expect(server.connections).toBe(2);
});

test("only requests with the token see the health", async () => {
  const { server, site } = await startBoth({ CONTACT_HEALTH_TOKEN: "secret 7b1d" });
  const statusWith = async (Authorization: string, method = "GET") =>
    (await site.askHealth({ method, headers: { Authorization } })).status;
  const refused = await site.askHealth();
  expect(refused).toMatchObject({ status: 401, json: { ready: false, code: "unauthorized" } });
  expect(refused.headers.get("www-authenticate")).toBe("Bearer");
  expect(await statusWith("Bearer secret")).toBe(401);
  expect(await statusWith("Bearer x", "POST")).toBe(401);
  expect(server.connections).toBe(0);
  expect(await statusWith("Bearer secret 7b1d")).toBe(200);
  expect(await statusWith("Bearer secret 7b1d", "DELETE")).toBe(405);
});

test("answers aren't stored", async () => {
  const { site } = await startBoth({ CONTACT_TO: "" });
  for (const method of ["GET", "POST"]) {
    const { headers } = await site.askHealth({ method });
    expect(headers.get("cache-control")).toBe("no-store");
  }
});
