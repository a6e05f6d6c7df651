import { randomUUID } from "node:crypto";
import { type Environment } from "../../src/server/settings";
import { closeAfterTest } from "../server/closing";
import { message, settingsFor } from "../server/contact-site";
import { type MailServer, refusal, startMailServer } from "../server/mail-server";
import { builtSite, listening, run } from "../server/run-command";
import { type Run } from "../server/watch";
import { post } from "./answers-to";
import { hasNginx, startNginx } from "./nginx";
import { hasRedis, type Redis, startRedis } from "./redis";

const whenBothAreThere = hasNginx() && hasRedis() ? describe : describe.skip;

/** Starts three instances of the server behind one nginx. */
async function startInstances(mailServer: MailServer, redis: Redis, more: Environment = {}) {
  const env = settingsFor(mailServer.port, {
    CONTACT_IP_HEADER: "X-Real-IP",
    CONTACT_STATE_URL: redis.url,
    ...more,
  });
  const folder = await builtSite();
  const runs = [1, 2, 3].map(() => run("serve", folder, { ...env, PORT: "0" }));
  const nginx = await startNginx(...(await Promise.all(runs.map(listening))));
  closeAfterTest(nginx.stop);
  return {
    runs,
    post: (body?: object) => post(nginx.origin, body),
    stop: async () => {
      for (const { child } of runs) child.kill();
      await Promise.all(runs.map(({ exit }) => exit));
    },
  };
}

const times = <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, work));
const withStatus = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const linesOf = ({ output }: Run, code: string) => output.text.split(`"code":"${code}"`).length - 1;

whenBothAreThere("three instances behind nginx, with one Redis", () => {
  let mailServer: MailServer;
  let redis: Redis;
  beforeEach(async () => {
    mailServer = await startMailServer();
    redis = await startRedis();
  });

  test("ten attempts in fifteen minutes over all of them, and after a restart", async () => {
    const limited = { CONTACT_RATE_MAX: "10" };
    const instances = await startInstances(mailServer, redis, limited);
    const answers = await times(30, () => instances.post());
    expect({ sent: withStatus(answers, 200), limited: withStatus(answers, 429) }).toEqual({
      sent: 10,
      limited: 20,
    });
    expect(mailServer.mails).toHaveLength(10);
    await instances.stop();
    // nginx asks them in turn.
    const answered = instances.runs.map(
      (each) => linesOf(each, "sent") + linesOf(each, "rate_limited"),
    );
    expect(answered).toEqual([10, 10, 10]);
    const others = await startInstances(mailServer, redis, limited);
    expect(withStatus(await times(3, () => others.post()), 429)).toBe(3);
    expect(mailServer.mails).toHaveLength(10);
  }, 60_000);

  test("500 posts with one request id are one mail, and Redis gets digests with a lifetime", async () => {
    const instances = await startInstances(mailServer, redis, { CONTACT_RATE_MAX: "1000" });
    const requestId = randomUUID();
    const answers = await times(500, () => instances.post({ ...message, requestId }));
    expect(answers.filter(({ success }) => success !== true)).toEqual([]);
    expect(mailServer.mails).toHaveLength(1);
    expect(instances.runs.map((each) => linesOf(each, "sent") > 100)).toEqual([true, true, true]);
    const entries = await redis.entries();
    expect(entries.map(({ key }) => key.replace(/[\da-f]{64}$/, "digest")).sort()).toEqual([
      "contact:attempts:digest",
      "contact:message:digest",
    ]);
    for (const { lifetime, values } of entries) {
      expect(lifetime).toBeGreaterThan(0);
      expect(lifetime).toBeLessThanOrEqual(15 * 60_000);
      expect(values.filter((value) => !/^(?:sent|\d{13})$/.test(value))).toEqual([]);
    }
  }, 60_000);

  test("what one instance could not send none has sent, and the next try goes through", async () => {
    const refusing = await startMailServer({
      take: async (_drop, count) => {
        // So long that all nine are under way, on a busy machine too.
        await new Promise((done) => setTimeout(done, 2000));
        return count === 1 ? refusal(554) : undefined;
      },
    });
    const instances = await startInstances(refusing, redis);
    const body = { ...message, requestId: randomUUID() };
    expect(withStatus(await times(9, () => instances.post(body)), 502)).toBe(9);
    expect(await redis.entries()).toEqual([]);
    expect(withStatus(await times(9, () => instances.post(body)), 200)).toBe(9);
    expect(refusing.mails).toHaveLength(1);
  }, 60_000);

  test("while Redis is away messages go out, a line a minute says so, and it is used again", async () => {
    const instances = await startInstances(mailServer, redis);
    await instances.post();
    expect(await redis.entries()).toHaveLength(1);
    await redis.stop();
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(...(await times(6, () => instances.post({ ...message, requestId: count }))));
    }
    expect(withStatus(answers, 200)).toBe(30);
    expect(mailServer.mails).toHaveLength(31);
    expect(instances.runs.map((each) => linesOf(each, "state_unavailable"))).toEqual([1, 1, 1]);
    await redis.start();
    let posts = 31;
    for (; (await redis.entries()).length === 0; posts += 1) {
      expect(await instances.post()).toMatchObject({ success: true });
      await new Promise((done) => setTimeout(done, 200));
    }
    expect(mailServer.mails).toHaveLength(posts);
    expect(instances.runs.map(({ output }) => output.text).join("")).not.toContain("secret-7b1d");
    await instances.stop();
  }, 60_000);

  test("a Redis that hangs keeps no message back", async () => {
    const instances = await startInstances(mailServer, redis, { CONTACT_RATE_MAX: "10" });
    redis.hang();
    expect(withStatus(await times(6, () => instances.post()), 200)).toBe(6);
    expect(mailServer.mails).toHaveLength(6);
  }, 60_000);
});
