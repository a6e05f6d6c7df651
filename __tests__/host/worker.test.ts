import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { redirectsFile } from "../../src/hosts/redirects";
import { closeAfterTest } from "../server/closing";
import { message, settingsFor } from "../server/contact-site";
import { hostileRequests } from "../server/hostile-requests";
import { openMailServer, refusal, type Script, startMailServer } from "../server/mail-server";
import { temporaryFolder } from "../temporary-folder";
import { built } from "../tested-project";
import { answersTo, askHealth, numbered, numbersIn, post, postAll, ready } from "./answers-to";
import { ask, servesSite } from "./serves-site";
import { hasRedis, startRedis } from "./redis";
import { hasWorkerd, startWorker, type Worker } from "./worker";

/** Redirects for these tests, because the frozen content has none. */
const redirects = [
  { from: "/old", to: "/contact", status: 301 },
  { from: "/elsewhere", to: "https://other.example/page?a=1", status: 302 },
  { from: "/Über uns", to: "/contact", status: 301 },
];
/** All hostile requests except the one with 8 MB, because wrangler's own server drops that connection. */
const smallRequests = hostileRequests.filter(({ body }) => typeof body !== "string" || body.length < 500_000);

(hasWorkerd() ? describe : describe.skip)("in Cloudflare's own runtime", () => {
  const { folder, read, write } = temporaryFolder();
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  let worker: Worker;
  let take: NonNullable<Script["take"]>;
  const right = certificate("right", "IP:127.0.0.1");
  const ofAnother = certificate("of-another", "DNS:mail.other.example");
  beforeAll(async () => {
    cpSync(built("public"), join(folder, "assets"), { recursive: true });
    write("assets/_redirects", redirectsFile(redirects));
    write("assets/404-errors-explained.html", "404 errors explained");
    write("assets/404-errors-explained/index.html", "404 errors explained");
    const trusted = write("trusted.pem", right.cert + ofAnother.cert);
    mailServer = await openMailServer({ disabledCommands: ["AUTH"], take: (...how) => take(...how) });
    const more = { SMTP_REQUIRE_TLS: "true", CONTACT_DEADLINE_MS: "6000" };
    worker = await startWorker(settingsFor(mailServer.port, more), join(folder, "assets"), trusted);
  }, 120_000);
  beforeEach(() => {
    take = () => Promise.resolve(undefined);
    mailServer.prove(right);
    mailServer.mails.splice(0);
    Object.assign(mailServer, { connections: 0, messageBytes: 0 });
    worker.output.text = "";
  });
  afterAll(async () => {
    await worker?.stop();
    await mailServer?.stop();
  });

  function certificate(name: string, subject: string) {
    const { status, stderr } = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", `/CN=${name}`, "-addext", `subjectAltName=${subject}`],
      ...["-keyout", join(folder, `${name}.key`), "-out", join(folder, `${name}.pem`)],
    ]);
    if (status !== 0) throw new Error(`openssl failed: ${String(stderr)}`);
    return { key: read(`${name}.key`), cert: read(`${name}.pem`) };
  }

  servesSite({
    origin: () => worker.origin,
    missing: [
      ...["/404", "/404/", "/404.html", "/404/index.html", "/_headers", "/_redirects"],
      ...["/.assetsignore", "/.env", "/index.html.br", "/static/", "/api/other"],
    ],
    isCloudflare: true,
  });

  test("old addresses redirect and keep the query", async () => {
    const askFor = (path: string) => ask(worker.origin, path);
    for (const { from, to, status } of redirects) {
      for (const path of [encodeURI(from), `${encodeURI(from)}/`]) {
        expect(await askFor(path)).toMatchObject({ status, headers: { location: to } });
      }
    }
    for (const path of ["/%c3%9cber%20uns", "/U%CC%88ber%20uns/"]) {
      expect(await askFor(path)).toMatchObject({ status: 301, headers: { location: "/contact" } });
    }
    expect((await askFor("/old?b=1")).headers["location"]).toBe("/contact?b=1");
  });

  test("a page whose name starts with 404 answers 200", async () => {
    for (const path of ["/404-errors-explained", "/404-errors-explained/"]) {
      const { status, body } = await ask(worker.origin, path);
      expect([status, body.toString()]).toEqual([200, "404 errors explained"]);
    }
  });

  test("40 simultaneous posts get 40 acknowledgments and 40 emails, each in its own session", async () => {
    const answers = await postAll(worker.origin, numbered(40));
    expect(answers.filter(({ success }) => success !== true)).toEqual([]);
    expect([mailServer.mails.length, numbersIn(mailServer.mails).size]).toEqual([40, 40]);
    expect(mailServer.connections).toBe(40);
    expect(await worker.logged(40)).toHaveLength(40);
  });

  test("simultaneous and later requests for the function's health make one SMTP session without an email", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => askHealth(worker.origin)));
    answers.push(await askHealth(worker.origin));
    expect(answers).toEqual(Array(6).fill(ready));
    expect([mailServer.connections, mailServer.mails]).toEqual([1, []]);
  });

  test("a slow mail server has until the deadline, and refused or unanswered emails aren't acknowledged", async () => {
    take = (_drop, count) =>
      count % 3 === 0
        ? Promise.resolve(refusal(554))
        : new Promise((done) => count % 3 === 1 && setTimeout(done, 4500, undefined));
    const answers = await postAll(worker.origin, [message, message, message]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 502, 502]);
    expect(mailServer.mails).toHaveLength(1);
    const lines = await worker.logged(3);
    const codes = lines.map((line): unknown => JSON.parse(line).smtp);
    expect(codes).toEqual([554, 250, "EABORT"]);
  });

  test("hostile requests get the same statuses as on our own server", async () => {
    const expected = smallRequests.map(({ status }) => status);
    expect(await answersTo(worker.origin, smallRequests)).toEqual(expected);
    expect(mailServer.mails).toHaveLength(expected.filter((status) => status === 200).length);
    await worker.logged(smallRequests.length);
    expect(worker.output.text).not.toMatch(/Lovelace|victim|evil|passwd|010-0100/);
  }, 120_000);

  test.each([
    ["for another server", ofAnother],
    ["that is not trusted", certificate("unknown", "IP:127.0.0.1")],
  ])("a mail server with a certificate %s gets no byte of the message", async (_, shown) => {
    mailServer.prove(shown);
    expect(await post(worker.origin)).toMatchObject({ status: 502 });
    expect(mailServer.messageBytes).toBe(0);
  });

  (hasRedis() ? test : test.skip)(
    "requests share sent messages and the rate limit through Redis, and encrypt emails even if TLS isn't required",
    async () => {
      const redis = await startRedis();
      const encrypted: boolean[] = [];
      const { port, mails, prove } = await startMailServer({
        disabledCommands: ["AUTH"],
        onMailFrom: (_address, { secure }, callback) => {
          encrypted.push(secure);
          callback();
        },
      });
      prove(right);
      const more = { CONTACT_STATE_URL: redis.url, CONTACT_RATE_MAX: "10" };
      const sharing = await startWorker(
        settingsFor(port, more),
        built("public"),
        join(folder, "trusted.pem"),
      );
      closeAfterTest(sharing.stop);
      const body = { ...message, requestId: randomUUID() };
      const same = await postAll(sharing.origin, Array(4).fill(body));
      expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(mails).toHaveLength(1);
      const rest = await postAll(sharing.origin, Array(8).fill(message));
      expect(rest.filter(({ status }) => status === 200)).toHaveLength(6);
      expect(mails).toHaveLength(7);
      expect(encrypted).toEqual(Array(7).fill(true));
      expect(await redis.entries()).toHaveLength(8);
      await redis.stop();
      const json = { ready: false, code: "state_unavailable", settings: ["CONTACT_STATE_URL"] };
      expect(await askHealth(sharing.origin)).toEqual({ ...ready, status: 503, json });
    },
    120_000,
  );
});
