import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectsFile } from "../../src/hosts/redirects";
import { closeAfterTest } from "../server/closing";
import { message, settingsFor } from "../server/contact-site";
import { type HostileRequest, hostileRequests } from "../server/hostile-requests";
import { openMailServer, refusal, type Script, startMailServer } from "../server/mail-server";
import { post } from "./answers-to";
import { expectedHeaders } from "./expected-headers";
import { servesSite } from "./serves-site";
import { hasRedis, startRedis } from "./redis";
import { hasWorkerd, startWorker, type Worker } from "./worker";

const times = <Result>(count: number, work: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Redirects, which the site's own content has none of. */
const redirects = [
  { from: "/old", to: "/contact", status: 301 },
  { from: "/elsewhere", to: "https://other.example/page?a=1", status: 302 },
];

(hasWorkerd() ? describe : describe.skip)("the site in Cloudflare's own runtime", () => {
  const assets = mkdtempSync(join(tmpdir(), "assets-"));
  let worker: Worker;
  beforeAll(async () => {
    cpSync("public", assets, { recursive: true });
    writeFileSync(join(assets, "_redirects"), redirectsFile(redirects));
    worker = await startWorker({}, { assets });
  }, 120_000);
  afterAll(async () => {
    await worker?.stop();
    rmSync(assets, { recursive: true });
  });

  const ask = async (path: string) => {
    const response = await fetch(worker.origin + path, { redirect: "manual" });
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), text: await response.text() };
  };

  servesSite({
    ask,
    missing: [
      ...["/404", "/404/", "/404.html", "/_headers", "/_redirects", "/.assetsignore", "/.env"],
      ...["/index.html.br", "/static/", "/api/other"],
    ],
    withoutFiles: /\.html$/,
    hasOwnCharsets: true,
  });

  test("/admin answers, and old addresses lead on with their query", async () => {
    expect(await ask("/admin")).toMatchObject({ status: 200, headers: expectedHeaders("/admin") });
    for (const { from, to, status } of redirects) {
      for (const path of [from, `${from}/`]) {
        expect(await ask(path)).toMatchObject({ status, headers: { location: to } });
      }
    }
    expect((await ask("/old?b=1")).headers["location"]).toBe("/contact?b=1");
  });
});

(hasWorkerd() ? describe : describe.skip)("the function in Cloudflare's own runtime", () => {
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  let worker: Worker;
  /** What the mail server does with the next message. */
  let take: NonNullable<Script["take"]>;
  beforeAll(async () => {
    mailServer = await openMailServer({ take: (...message) => take(...message) });
    worker = await startWorker(settingsFor(mailServer.port));
  }, 120_000);
  beforeEach(() => {
    take = () => Promise.resolve(undefined);
    mailServer.mails.splice(0);
    mailServer.connections = 0;
    worker.output.text = "";
  });
  afterAll(async () => {
    await worker?.stop();
    await mailServer?.stop();
  });

  /** Lines of the log, which come by a pipe; the limit of the test ends the wait. */
  const logged = async (count: number): Promise<readonly string[]> => {
    const lines = worker.output.text.match(/\{"event":.*\}/g) ?? [];
    if (lines.length >= count) return lines;
    await new Promise((done) => setTimeout(done, 50));
    return logged(count);
  };

  test("40 different posts at once are 40 acknowledgements and 40 mails", async () => {
    const answers = await times(40, (index) =>
      post(worker.origin, {
        ...message,
        message: `Message number ${index}`,
        requestId: randomUUID(),
      }),
    );
    expect(answers.filter(({ success }) => success !== true)).toEqual([]);
    const numbers = mailServer.mails.map((mail) => /Message number \d+/.exec(mail.toString())?.[0]);
    expect([mailServer.mails.length, new Set(numbers).size]).toEqual([40, 40]);
    expect(mailServer.connections).toBe(40);
    expect(await logged(40)).toHaveLength(40);
  });

  test("a refused message is not acknowledged, nor is one that the mail server keeps too long", async () => {
    take = () => Promise.resolve(refusal(554));
    expect(await post(worker.origin)).toMatchObject({
      status: 502,
      success: false,
      error: { code: "mail_failed" },
    });
    take = () => new Promise(() => undefined);
    expect(await post(worker.origin)).toMatchObject({
      status: 502,
      success: false,
      error: { code: "mail_failed" },
    });
    expect(mailServer.mails).toEqual([]);
    const lines = await logged(2);
    expect(lines.map((line): unknown => JSON.parse(line).smtp)).toEqual([554, "EABORT"]);
  });

  test("a mail server is waited for until the deadline", async () => {
    take = () => new Promise((done) => setTimeout(done, 6800, undefined));
    expect(await post(worker.origin)).toMatchObject({ status: 200, success: true });
    expect(mailServer.mails).toHaveLength(1);
    await logged(1);
  });

  test("hostile requests are answered as by the site's own server", async () => {
    const expected = smallRequests.map(({ what, status }) => [what, status]);
    const answers = [];
    for (const request of smallRequests)
      answers.push([request.what, await statusOf(worker, request)]);
    expect(answers).toEqual(expected);
    expect(mailServer.mails).toHaveLength(expected.filter(([, status]) => status === 200).length);
    await logged(smallRequests.length);
    expect(worker.output.text).not.toMatch(/Lovelace|victim|evil|passwd|010-0100/);
  }, 120_000);

  test("TLS is used, and a certificate that is wrong or not trusted gets nothing of the message", async () => {
    const folder = mkdtempSync(join(tmpdir(), "certificates-"));
    closeAfterTest(async () => rmSync(folder, { recursive: true }));
    const trusted = certificate(folder, "trusted", "IP:127.0.0.1");
    const other = certificate(folder, "other", "DNS:mail.other.example");
    const rows = [trusted, other, { ...trusted, file: other.file }];
    const outcomes = rows.map(async ({ key, cert, file }) => {
      const server = await startMailServer({ key, cert, disabledCommands: ["AUTH"] });
      const env = settingsFor(server.port, { SMTP_REQUIRE_TLS: "true" });
      const strict = await startWorker(env, { trusted: file });
      closeAfterTest(strict.stop);
      const { status } = await post(strict.origin);
      return [status, server.mails.length, server.messageBytes > 0];
    });
    expect(await Promise.all(outcomes)).toEqual([
      [200, 1, true],
      [502, 0, false],
      [502, 0, false],
    ]);
  }, 120_000);

  (hasRedis() ? test : test.skip)(
    "instances share the limit and what was sent in Redis, which this runtime reaches",
    async () => {
      const redis = await startRedis();
      const more = { CONTACT_STATE_URL: redis.url, CONTACT_RATE_MAX: "10" };
      const start = async () => {
        const started = await startWorker(settingsFor(mailServer.port, more));
        closeAfterTest(started.stop);
        return started;
      };
      const [first, second] = await Promise.all([start(), start()]);
      const body = { ...message, requestId: randomUUID() };
      const same = await Promise.all(
        [first, second, first, second].map((each) => post(each.origin, body)),
      );
      expect(same.map(({ success }) => success)).toEqual([true, true, true, true]);
      expect(mailServer.mails).toHaveLength(1);
      const rest = await times(16, (index) => post((index % 2 === 0 ? first : second).origin));
      expect(rest.filter(({ success }) => success === true)).toHaveLength(6);
      expect(mailServer.mails).toHaveLength(7);
    },
    120_000,
  );
});

/** All but a megabyte and eight: wrangler's own server before the runtime drops the connection under such a body. */
const smallRequests = hostileRequests.filter(
  ({ body }) => typeof body !== "string" || body.length < 500_000,
);

async function statusOf(worker: Worker, request: HostileRequest): Promise<number> {
  const { body, method = "POST", headers = {} } = request;
  const response = await fetch(`${worker.origin}/api/send-contact-email`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  // wrangler's own server, after a body of 40 KB that was refused before its end.
  const hasRestarted = text.startsWith("Your worker restarted mid-request.");
  return hasRestarted ? statusOf(worker, request) : response.status;
}

/** A certificate that only those trust who are told to, for a name or an address. */
function certificate(folder: string, name: string, subject: string) {
  const [keyFile, file] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-days", "2", "-subj", `/CN=${name}`, "-addext", `subjectAltName=${subject}`],
    ...["-keyout", keyFile, "-out", file],
  ]);
  if (status !== 0) throw new Error(`openssl failed: ${String(stderr)}`);
  return { key: readFileSync(keyFile), cert: readFileSync(file), file };
}
