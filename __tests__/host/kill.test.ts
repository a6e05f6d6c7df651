import { randomUUID } from "node:crypto";
import { message, settingsFor } from "../server/contact-site";
import { closedPort, startMailServer } from "../server/mail-server";
import { builtSite, listening, run } from "../server/run-command";
import { postAll } from "./answers-to";

// Who is cut off between the mail server's 250 and the answer has a mail and no answer: no server can promise more.
const messagesAtATime = 8;
const batch = 60;

test("killed in the middle and started again: who was told so has a mail, once", async () => {
  const folder = await builtSite();
  const port = await closedPort();
  const mailServer = await startMailServer({
    take: () => new Promise((done) => setTimeout(done, 20, undefined)),
  });
  const env = settingsFor(mailServer.port, { HOST: "127.0.0.1", PORT: String(port) });

  /** Sends a message; gives its number when it was acknowledged, and nothing when it was cut off. */
  const send = async (number: number, onAnswer: () => void) => {
    const body = { ...message, message: `Message number ${number}.`, requestId: randomUUID() };
    const [answer] = await postAll(`http://127.0.0.1:${port}`, [body]).catch(() => []);
    if (answer !== undefined) onAnswer();
    return answer?.success === true ? number : undefined;
  };

  const acknowledged: number[] = [];
  const cutOff: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = run("serve", folder, env);
    await listening(server);
    let answers = 0;
    const killMidway = () => {
      answers += 1;
      if (answers === batch / 3 && round < 2) server.child.kill("SIGKILL");
    };
    const numbers = Array.from({ length: batch }, (_, index) => round * batch + index);
    const results = await Promise.all(numbers.map((number) => send(number, killMidway)));
    acknowledged.push(...results.filter((result) => result !== undefined));
    cutOff.push(...numbers.filter((_, index) => results[index] === undefined));
    if (round === 2) server.child.kill();
    await server.exit;
  }
  const mailed = mailServer.mails.map((mail) =>
    Number(/Message number (\d+)\./.exec(mail.toString())?.[1]),
  );
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(acknowledged.filter((number) => !mailed.includes(number))).toEqual([]);
  const unanswered = mailed.filter((number) => !acknowledged.includes(number));
  expect(unanswered.filter((number) => !cutOff.includes(number))).toEqual([]);
  expect(unanswered.length).toBeLessThanOrEqual(2 * messagesAtATime);
  expect(cutOff.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(batch + (2 * batch) / 3);
});
