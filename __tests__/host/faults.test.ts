import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type Environment } from "../../src/environment";
import { message, settingsFor, startBoth, startSite } from "../server/contact-site";
import { closedPort, refusal, type Script, startMailServer, startSilentServer } from "../server/mail-server";
import { startPlainMailServer } from "../server/plain-mail-server";
import { temporaryFolder } from "../temporary-folder";

const scripted = (script: Script) => () => startMailServer(script);
const after = (ms: number) =>
  scripted({ take: () => new Promise((resolve) => setTimeout(resolve, ms, undefined).unref()) });
const refusing = (code: number) => scripted({ take: () => Promise.resolve(refusal(code)) });
/** The mail server refuses the first `times` RCPT commands. */
function refusingRecipients(code: number, times = Infinity) {
  let seen = 0;
  return scripted({
    onRcptTo: (_address, _session, callback) => {
      seen += 1;
      callback(seen <= times ? refusal(code) : null);
    },
  });
}
const atConnect = scripted({ onConnect: (_session, callback) => callback(refusal(421)) });
const inData = scripted({ onFirstBytes: (drop) => drop() });
const inSilence = scripted({
  take: (drop) => {
    drop();
    return Promise.resolve("silence");
  },
});
const closed = async () => ({ port: await closedPort() });
const startTls = (answer: string) => () => startPlainMailServer({ startTls: answer });

const sent = { status: 200, success: true, mails: 1, attempts: 1 };
const failed = { status: 502, success: false, code: "mail_failed", mails: 0 };
const refused = { ...failed, retryable: false, attempts: 1 };
const failedTwice = { ...failed, retryable: true, attempts: 2 };
const failedRepeatedly = { ...failed, retryable: true, attempts: "more than two" };
/** Temporary failure without a second attempt, for example because the first email may have arrived. */
const failedOnce = { ...failed, retryable: true, attempts: 1 };
const timedOut = { ...failedOnce, smtp: "EABORT" };
const withoutTls = { ...refused, smtp: "ETLS" };
const wrong = ["SMTP_HOST", "CONTACT_TO"];
const notConfigured = { status: 503, code: "not_configured", settings: wrong, connections: 0 };
const notAByte = { ...withoutTls, messageBytes: 0 };
const tls = { SMTP_REQUIRE_TLS: "true" };
const within = (ms: number) => ({ CONTACT_DEADLINE_MS: String(ms) });

const faults: readonly [
  fault: string,
  start: () => Promise<{ readonly port: number; readonly mails?: readonly unknown[] }>,
  outcome: object,
  env?: Environment,
][] = [
  ["normal", scripted({}), sent],
  ["421 at connect", atConnect, failedRepeatedly],
  ["451 once, then accepts", refusingRecipients(451, 1), { ...sent, attempts: 2 }],
  ["451 every time", refusingRecipients(451), failedRepeatedly],
  // A second attempt would start after 1.5 s, but the deadline is 1.4 s.
  ["451 with 1.4 s left", refusingRecipients(451), failedOnce, within(1400)],
  ["550 at RCPT", refusingRecipients(550), refused],
  ["554 after DATA", refusing(554), refused],
  ["452 after DATA", refusing(452), failedRepeatedly],
  // The test email is so short that its final dot has already been sent when the mail server drops the
  // connection.
  ["dropped in DATA", inData, failedOnce],
  ["dropped after the final dot", inSilence, failedOnce],
  ["3 s slow", after(3000), sent],
  // Set a longer deadline than the default, because the machine may be busy.
  ["6.8 s slow after the final dot", after(6800), sent, within(20_000)],
  ["60 s slow", after(60_000), timedOut, within(600)],
  ["never greets, with time for a second attempt", startSilentServer, failedTwice],
  ["never greets until the deadline", startSilentServer, timedOut, within(700)],
  ["port closed", closed, failedTwice],
  ["TLS required but not offered", scripted({}), notAByte, tls],
  ["STARTTLS answered with 502", startTls("502 no"), withoutTls, tls],
  ["STARTTLS answered with 454", startTls("454 not now"), withoutTls, tls],
  ["not configured", scripted({}), notConfigured, { CONTACT_TO: "", SMTP_HOST: "a b" }],
];

async function outcomeOf([, start, , env]: (typeof faults)[number]): Promise<object> {
  const target = await start();
  const site = await startSite(settingsFor(target.port, env));
  const { status, json } = await site.post(message);
  expect(site.logs).toHaveLength(1);
  const line = JSON.parse(site.logs[0] ?? "");
  const { success, error } = json;
  const attempts = line.attempts > 2 ? "more than two" : line.attempts;
  return { ...target, ...line, attempts, ...error, status, success, mails: target.mails?.length ?? 0 };
}

describe("as many emails arrive as requests are acknowledged", () => {
  // Test all faults at once, because most of the time is spent waiting.
  let outcomes: ReadonlyMap<string, object>;
  beforeAll(async () => {
    const each = faults.map(async (row) => [row[0], await outcomeOf(row)] as const);
    outcomes = new Map(await Promise.all(each));
  });

  test.each(faults)("%s", (fault, _start, outcome) => {
    expect(outcomes.get(fault)).toMatchObject(outcome);
  });
});

test("a server that closes the connection after each email gets each of 100 once", async () => {
  const server = await startPlainMailServer({ hangsUp: true });
  const site = await startSite(settingsFor(server.port));
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.post(message)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(server.mails).toHaveLength(100);
});

/** A mail server that takes 1 s for each email. `refuse` gets the number of sessions, or of emails in progress. */
function limited(
  step: "onMailFrom" | "onRcptTo" | "take",
  refuse: (count: number) => Error | undefined,
): Script {
  let sessions = 0;
  let inProgress = 0;
  return {
    onConnect: (_session, callback) => {
      sessions += 1;
      callback();
    },
    onClose: () => (sessions -= 1),
    [step]: (_: unknown, _session: unknown, callback: (error?: Error) => void) => callback(refuse(sessions)),
    take: async () => {
      inProgress += 1;
      const refused = step === "take" ? refuse(inProgress) : undefined;
      if (refused === undefined) await new Promise((resolve) => setTimeout(resolve, 1000));
      inProgress -= 1;
      return refused;
    },
  };
}
const moreThan = (limit: number, code: number) => (count: number) =>
  count > limit ? refusal(code) : undefined;

test.each([
  ["three emails at a time, and replies with 432 after DATA", limited("take", moreThan(3, 432))],
  ["two emails at a time, and replies with 450 after DATA", limited("take", moreThan(2, 450))],
  ["three sessions, and replies with 451 to MAIL", limited("onMailFrom", moreThan(3, 451))],
  ["three sessions, and replies with 452 to RCPT", limited("onRcptTo", moreThan(3, 452))],
])("a server that allows %s gets each of 8 simultaneous messages once within 8 s", async (_, script) => {
  const { server, site } = await startBoth({}, script);
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.post(message)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(server.mails).toHaveLength(8);
});

test("a server that allows two sessions gets each of 30 simultaneous messages once", async () => {
  const { server, site } = await startBoth({}, { maxClients: 2 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.post(message)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(server.mails).toHaveLength(30);
});

test("ten simultaneous posts with one request id are one email", async () => {
  const { server, site } = await startBoth();
  const body = { ...message, requestId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.post(body)));
  expect(answers.map(({ json }) => json.success)).toEqual(Array(10).fill(true));
  expect(server.mails).toHaveLength(1);
});

test("endless headers are cut off after 10 s, and endless bodies after 30 s", async () => {
  const { server, origin } = await startSite(settingsFor(1));
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  Object.assign(server, { headersTimeout: 500, requestTimeout: 1000 });
  const { hostname, port } = new URL(origin);
  const begun = [
    "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  ];
  const answers = begun.map((begin) => {
    const socket = connect(Number(port), hostname);
    socket.write(begin);
    return text(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  // By default, Node checks for slow requests every 30 s, which would exceed this timeout.
}, 20_000);

const { folder, write } = temporaryFolder();

test("a client that stops reading is dropped after 30 s, but a client that waits for a response isn't", async () => {
  write("large.js", "x".repeat(3_000_000));
  const { port } = await startMailServer({
    take: () => new Promise((resolve) => setTimeout(resolve, 1500, undefined)),
  });
  const site = await startSite(settingsFor(port), folder);
  expect(site.server).toMatchObject({ timeout: 30_000, maxConnections: 1000 });
  site.server.timeout = 500;
  const client = connect(Number(new URL(site.origin).port), "127.0.0.1");
  const [connection]: Socket[] = await once(site.server, "connection");
  client.write("GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(8));
  const sent = site.post(message);
  if (connection?.closed === false) await once(connection, "close");
  let received = 0;
  client.on("data", (data) => (received += data.length)).on("error", () => undefined);
  await once(client, "close");
  // The client requested 24 MB, but receives only the data sent before the server closed the connection.
  expect(received).toBeLessThan(2_000_000);
  expect(await sent).toMatchObject({ status: 200 });
});
