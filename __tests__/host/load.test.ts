import { randomUUID } from "node:crypto";
import { message, startBoth } from "../server/contact-site";
import { refusal } from "../server/mail-server";

test("the same id with other words is another mail", async () => {
  const { server, site } = await startBoth();
  const requestId = randomUUID();
  await site.post({ ...message, requestId });
  await site.post({ ...message, requestId, message: "Something else entirely" });
  await site.post({ ...message, requestId });
  expect(server.mails).toHaveLength(2);
});

test("without a request id every post is a mail", async () => {
  const { server, site } = await startBoth();
  await Promise.all([site.post(message), site.post(message)]);
  expect(server.mails).toHaveLength(2);
});

test("a failure is forgotten, so that trying again sends", async () => {
  const { server, site } = await startBoth(
    {},
    { take: (_drop, count) => Promise.resolve(count === 1 ? refusal(554) : undefined) },
  );
  const requestId = randomUUID();
  expect(await site.post({ ...message, requestId })).toMatchObject({ status: 502 });
  expect(await site.post({ ...message, requestId })).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
});

test("who would wait too long is told that the function is busy", async () => {
  const { server, site } = await startBoth(
    { CONTACT_MAX_CONCURRENCY: "1", CONTACT_DEADLINE_MS: "1200" },
    { take: () => new Promise((resolve) => setTimeout(resolve, 700, undefined)) },
  );
  const answers = await Promise.all([1, 2, 3].map(() => site.post(message)));
  const acknowledged = answers.filter(({ json }) => json.success === true);
  const busy = answers.find(({ json }) => json.error?.code === "busy");
  expect(busy).toMatchObject({ status: 503, json: { error: { retryable: true } } });
  expect(busy?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(server.mails).toHaveLength(acknowledged.length);
});
