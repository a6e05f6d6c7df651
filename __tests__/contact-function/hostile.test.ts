import PostalMime from "postal-mime";
import { message, settingsFor, startBoth, startSite } from "../server/contact-site";
import { hostileRequests } from "../server/hostile-requests";
import { startMailServer } from "../server/mail-server";

test(`${hostileRequests.length} hostile requests get the right status, and only the owner gets email`, async () => {
  const recipients = new Set<string>();
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, callback) => {
      recipients.add(address);
      callback();
    },
  });
  const site = await startSite(settingsFor(server.port));
  const answers = await Promise.all(
    hostileRequests.map(async ({ what, status, body, method = "POST", headers = {} }) => {
      const answer = await site.send({
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(body === undefined ? {} : { body }),
      });
      return { what, status, answer };
    }),
  );
  expect(answers.map(({ what, answer }) => [what, answer.status])).toEqual(
    answers.map(({ what, status }) => [what, status]),
  );
  for (const { answer } of answers) {
    if (answer.headers.get("content-type")?.startsWith("text/html") !== true) {
      expect(typeof answer.json.success).toBe("boolean");
    }
    expect(answer.text).not.toMatch(/victim|evil|passwd|alert|at .*\.ts/);
  }
  const sent = answers.filter(({ answer }) => answer.json.success === true);
  expect(server.mails).toHaveLength(sent.length);
  expect([...recipients]).toEqual(["owner@site.example"]);
  for (const mail of await Promise.all(server.mails.map((data) => PostalMime.parse(data)))) {
    const names =
      "content-transfer-encoding,content-type,date,from,message-id,mime-version,reply-to,subject,to";
    expect(
      mail.headers
        .map(({ key }) => key)
        .sort()
        .join(),
    ).toBe(names);
    expect(mail).toMatchObject({ from: { address: "website@site.example" }, attachments: [] });
  }
  expect(await site.post(message)).toMatchObject({ status: 200 });
}, 20_000);

test("an endless body does no harm", async () => {
  const { site } = await startBoth();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(32)),
  });
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, duplex: "half" };
  await site.send({ ...init, body: endless }).then(
    ({ status }) => expect(status).toBe(413),
    // The server may close the connection while the client is still sending.
    (error: unknown) => expect(error).toBeInstanceOf(TypeError),
  );
  expect(await site.post(message)).toMatchObject({ status: 200 });
});
