import { openSync } from "node:fs";
import { message, settingsFor } from "../server/contact-site";
import { hostileRequests, type HostileRequest } from "../server/hostile-requests";
import { closedPort, refusal, startMailServer } from "../server/mail-server";
import { answering, builtSite, listening, onLinux, run } from "../server/run-command";
import { type Run } from "../server/watch";
import { answersTo, post } from "./answers-to";

const personal = [
  ...["Ada", "Lovelace", "ada@", "example.org", "Engines", "010-0100", "CTR", "Please", "5k-10k"],
  ...["victim", "passwd", "alert(1)", "MAIL FROM", "__proto__", "onerror"],
];

async function sendsThree(origin: string, { child }: Run, mails: readonly unknown[]) {
  const before = mails.length;
  for (let posts = 0; posts < 3; posts += 1)
    expect(await post(origin)).toMatchObject({ status: 200 });
  expect(mails).toHaveLength(before + 3);
  expect(child.exitCode).toBeNull();
}

test("what a visitor sends is in no line that the server prints, nor is a secret, whatever a mail server says; and nobody needs to read the lines", async () => {
  let logins = 0;
  const words = Object.values(message).join(" ");
  const { port, mails } = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => {
      logins += 1;
      callback(logins === 1 ? new Error(`No: ${String(password)}`) : null, { user: "site" });
    },
    take: (_drop, count) =>
      Promise.resolve(count === 1 ? Object.assign(refusal(554), { message: words }) : undefined),
  });
  const inOrder: HostileRequest = { what: "in order", body: JSON.stringify(message), status: 200 };
  const refused = { ...inOrder, status: 502 };
  const requests = [refused, refused, ...hostileRequests, inOrder];
  const sent = requests.map(({ body }) => String(body)).join();
  for (const word of personal) expect(sent).toContain(word);
  const secrets = { SMTP_USER: "canary-user-7f3e9c", SMTP_PASS: "canary-password-7f3e9c" };
  const env = settingsFor(port, { ...secrets, PORT: "0" });
  const server = run("serve", await builtSite(), env);
  const origin = await listening(server);
  expect(await answersTo(origin, requests)).toEqual(requests.map(({ status }) => status));
  expect(await server.logged(requests.length)).toHaveLength(requests.length);
  const printed = server.output.text;
  expect([...personal, "canary"].filter((word) => printed.includes(word))).toEqual([]);

  server.child.stdout?.destroy();
  await sendsThree(origin, server, mails);
});

onLinux("a full disk under the log costs no message", async () => {
  const port = await closedPort();
  const origin = `http://127.0.0.1:${port}`;
  const mailServer = await startMailServer();
  const env = settingsFor(mailServer.port, { PORT: String(port) });
  const server = run("serve", await builtSite(), env, [], openSync("/dev/full", "w"));
  await answering(origin, () => server.child.exitCode !== null);
  await sendsThree(origin, server, mailServer.mails);
});
