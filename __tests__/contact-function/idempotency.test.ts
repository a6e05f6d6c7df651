import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { type Delivery } from "../../src/contact-function/mail-queue";
import { memoryStore, newState } from "../../src/contact-function/store";
import { message, startBoth } from "../server/contact-site";
import { refusal } from "../server/mail-server";

const minute = 60_000;

function memory() {
  const state = newState();
  const { sendOnce } = memoryStore(state);
  const mails: string[] = [];
  const clock = jest.spyOn(performance, "now");
  const send = async (key: string, at: number): Promise<Delivery> => {
    clock.mockReturnValue(at);
    return sendOnce(key, async () => {
      mails.push(key);
      return { code: "sent", attempts: 1 };
    });
  };
  return { sent: state.sent, mails, send };
}

afterEach(() => jest.restoreAllMocks());

test("a message is remembered for 15 minutes", async () => {
  const { mails, send } = memory();
  await send("a", minute);
  await send("a", 16 * minute);
  expect(mails).toEqual(["a"]);
  await send("a", 16 * minute + 1);
  expect(mails).toEqual(["a", "a"]);
});

test("the last 20,000 messages are remembered", async () => {
  const { mails, send, sent } = memory();
  await send("first", 1);
  for (let number = 0; number < 19_000; number += 1) await send(String(number), number);
  await send("first", minute);
  expect(mails).toHaveLength(19_001);
  for (let number = 0; number < 2000; number += 1) await send(`later ${number}`, minute);
  expect(sent.size).toBe(20_000);
});

test("only the same id with the same content is a repeat", async () => {
  const { server, site } = await startBoth();
  const requestId = randomUUID();
  const other = { ...message, message: "Something else entirely" };
  const fromElsewhere = { ...message, source: "from ads.example" };
  for (const body of [message, other, message, fromElsewhere]) await site.post({ ...body, requestId });
  expect(server.mails).toHaveLength(2);
  await Promise.all([site.post(message), site.post(message)]);
  expect(server.mails).toHaveLength(4);
});

test("a repeated form post is one email within two quarter-hours", async () => {
  const { server, site } = await startBoth();
  const clock = jest.spyOn(Date, "now");
  const postAt = (time: number) => {
    clock.mockReturnValue(time);
    return site.postForm(message);
  };
  const beforeSlot = await Promise.all([postAt(15 * minute - 1), postAt(15 * minute - 1)]);
  const answers = [...beforeSlot, await postAt(15 * minute), await postAt(20 * minute)];
  for (const { status } of answers) expect(status).toBe(200);
  expect(server.mails).toHaveLength(1);
  expect(new Set(site.logs.map((line) => JSON.parse(line).id)).size).toBe(1);
  await postAt(30 * minute);
  const [first, second] = await Promise.all(server.mails.map((mail) => PostalMime.parse(mail)));
  expect(second?.messageId).toMatch(/^<[-\w]{9}\.[\da-f]{32}@/);
  expect(second?.messageId).not.toBe(first?.messageId);
});

test("a retry after a failure sends the email", async () => {
  const take = (_drop: unknown, count: number) => Promise.resolve(count === 1 ? refusal(554) : undefined);
  const { server, site } = await startBoth({}, { take });
  const body = { ...message, requestId: randomUUID() };
  expect(await site.post(body)).toMatchObject({ status: 502 });
  expect(await site.post(body)).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
});
