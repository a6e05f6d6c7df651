import { checkMailServer } from "../../src/contact-function/readiness";
import { readSettings } from "../../src/contact-function/settings";
import { settingsFor, startBoth, startSite } from "../server/contact-site";
import { startPlainMailServer } from "../server/plain-mail-server";
import { readinessCases, ready } from "../server/readiness-cases";

// Load the Redis client first, because loading takes 1 to 4 s in Jest and would time out an SMTP session.
beforeAll(async () => {
  await import("@redis/client/dist/lib/client/index.js");
});

test.each(readinessCases)("%s", async (_, start, expected, env) => {
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

test("a recipient whose name isn't ASCII is named as in an email", async () => {
  const { port, commands } = await startPlainMailServer({ replies: { EHLO: "250-x\r\n250 SMTPUTF8" } });
  const site = await startSite(settingsFor(port, { CONTACT_TO: "jürgen@site.example" }));
  expect(await site.askHealth()).toMatchObject(ready);
  expect(commands[1]).toBe("MAIL FROM:<website@site.example> SMTPUTF8");
});

test("a server that stops replying is reported after the timeout", async () => {
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
