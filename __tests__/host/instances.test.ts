import { randomUUID } from "node:crypto";
import { message, settingsFor, startSite } from "../server/contact-site";
import { openMailServer, refusal, type Script } from "../server/mail-server";
import { listening, start } from "../server/run-command";
import { type Run } from "../server/watch";
import { post as postTo } from "./answers-to";
import { hasRedis, openRedis, startRedis } from "./redis";

const minute = 60_000;

(hasRedis() ? describe : describe.skip)("two instances", () => {
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  let redis: Awaited<ReturnType<typeof openRedis>>;
  let origins: string[];
  let posts = 0;
  let instances: Run[];
  let take: NonNullable<Script["take"]>;

  const startInstance = () => {
    const env = settingsFor(mailServer.port, {
      CONTACT_IP_HEADER: "X-Real-IP",
      CONTACT_STATE_URL: redis.url,
      CONTACT_RATE_MAX: "30",
      PORT: "0",
    });
    const instance = start("serve", ".", env);
    instances.push(instance);
    return listening(instance);
  };
  beforeAll(async () => {
    instances = [];
    mailServer = await openMailServer({ take: (...how) => take(...how) });
    redis = await openRedis();
    origins = await Promise.all([1, 2].map(startInstance));
  });
  beforeEach(async () => {
    take = () => Promise.resolve(undefined);
    mailServer.mails.splice(0);
    await redis.clear();
    for (const { output } of instances) output.text = "";
  });
  afterAll(async () => {
    await Promise.all(instances.map(({ stop }) => stop("SIGKILL")));
    await redis?.close();
    await mailServer?.stop();
  });

  const client = { "X-Real-IP": "127.0.0.1" };
  /** Posts to the instances in turn, as a proxy does. */
  const post = (body: object = message) => postTo(origins[(posts += 1) % 2] ?? "", body, client);
  const postAtOnce = async (count: number, body?: object) => {
    const answers = await Promise.all(Array.from({ length: count }, () => post(body)));
    return answers.map(({ status }) => status).sort();
  };

  test("Redis remembers only messages that were sent, as expiring digests", async () => {
    take = async () => {
      take = () => Promise.resolve(undefined);
      // Wait long enough for all eight messages to arrive, even on a busy machine.
      await new Promise((done) => setTimeout(done, 2000));
      return refusal(554);
    };
    const body = { ...message, requestId: randomUUID() };
    expect(await postAtOnce(8, body)).toEqual(Array(8).fill(502));
    expect(mailServer.mails).toEqual([]);
    const keys = (await redis.entries()).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith("contact:message"))).toEqual([]);
    await redis.clear();
    expect(await postAtOnce(30, body)).toEqual(Array(30).fill(200));
    expect(mailServer.mails).toHaveLength(1);
    const entries = await redis.entries();
    expect(entries.map(({ key }) => key.replace(/[\da-f]{64}$/, "digest")).sort()).toEqual([
      "contact:attempts:digest",
      "contact:message:digest",
    ]);
    for (const { lifetime, values } of entries) {
      expect(lifetime).toBeGreaterThan(14 * minute);
      expect(lifetime).toBeLessThanOrEqual(15 * minute);
      expect(values.filter((value) => !/^(?:sent|\d{13})$/.test(String(value)))).toEqual([]);
    }
  });

  test("a client's attempts count on all instances", async () => {
    expect(await postAtOnce(60)).toEqual([...Array(30).fill(200), ...Array(30).fill(429)]);
    expect(mailServer.mails).toHaveLength(30);
    await Promise.all(instances.map(({ logged }) => logged(30)));
    const other = await startInstance();
    expect(await postTo(other, message, client)).toMatchObject({ status: 429 });
  });

  /** Starts an instance of the contact function in this process, so that a test can set its clock. */
  const startHere = (max: number) =>
    startSite(
      settingsFor(mailServer.port, { ...{ CONTACT_STATE_URL: redis.url, CONTACT_RATE_MAX: String(max) } }),
    );

  test("an attempt counts for 15 minutes", async () => {
    const site = await startHere(1);
    const statusAfter = async (ms: number) => {
      await redis.age(ms);
      return (await site.post(message)).status;
    };
    expect(await statusAfter(0)).toBe(200);
    expect(await statusAfter(2 * minute)).toBe(429);
    expect(await statusAfter(12 * minute)).toBe(429);
    expect(await statusAfter(minute)).toBe(200);
  });

  test("a repeated form post to two instances is one email within two quarter-hours", async () => {
    const clock = jest.spyOn(Date, "now");
    for (const time of [15 * minute - 1, 15 * minute]) {
      const site = await startHere(0);
      clock.mockReturnValue(time);
      expect(await site.postForm(message)).toMatchObject({ status: 200 });
    }
    clock.mockRestore();
    expect(mailServer.mails).toHaveLength(1);
  });

  test("no message is lost in a Redis outage", async () => {
    await post();
    expect(await redis.entries()).toHaveLength(2);
    await redis.stop();
    expect(await postAtOnce(20)).toEqual(Array(20).fill(200));
    expect(mailServer.mails).toHaveLength(21);
    const lines = instances.map(({ output }) => output.text.match(/"state_unavailable"/g)?.length);
    expect(lines.slice(0, 2)).toEqual([1, 1]);
    await redis.start();
    let sent = 21;
    for (; (await redis.entries()).length === 0; sent += 1) {
      expect(await post()).toMatchObject({ success: true });
      await new Promise((done) => setTimeout(done, 200));
    }
    expect(mailServer.mails).toHaveLength(sent);
    expect(instances.map(({ output }) => output.text).join("")).not.toContain("secret-7b1d");
  });

  test.each(["eval", "del"])("the function's health reports a Redis that rejects %s", async (command) => {
    const { url, forbid } = await startRedis();
    await forbid(command);
    const site = await startSite(settingsFor(mailServer.port, { CONTACT_STATE_URL: url }));
    const json = { ready: false, code: "state_unavailable", settings: ["CONTACT_STATE_URL"] };
    expect(await site.askHealth()).toMatchObject({ status: 503, json });
    expect(site.logs.join()).toContain('"redis":"NOPERM"');
  });

  test("a hanging Redis delays no message beyond its timeout", async () => {
    redis.hang();
    expect(await postAtOnce(6)).toEqual(Array(6).fill(200));
    expect(mailServer.mails).toHaveLength(6);
  });
});
