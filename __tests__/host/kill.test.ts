import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { message, settingsFor } from "../server/contact-site";
import { closedPort, openMailServer } from "../server/mail-server";

/*
 * The server is killed with the signal that nobody can answer, in the middle of sending, and started again.
 * Whoever was told "sent" has a mail. The other direction cannot be promised by any server: between the
 * mail server's 250 and the answer to the browser lies an instant, and who is cut off in it has a mail and
 * no answer. Those are at most as many as were being sent at that instant.
 */
const messagesAtATime = 8;
const batch = 60;

let folder = "";
let port: number;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kill-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<h1>Home</h1>");
  port = await closedPort();
  mailServer = await openMailServer({
    take: () => new Promise((done) => setTimeout(done, 20, undefined)),
  });
});
afterAll(async () => {
  running?.kill("SIGKILL");
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ChildProcess> {
  const loader = resolve("node_modules/tsx/dist/loader.mjs");
  const child = spawn(execPath, ["--import", loader, resolve("src/commands/serve.ts")], {
    cwd: folder,
    env: { ...env, ...settingsFor(mailServer.port), HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running = child;
  await once(child.stdout, "data");
  child.stdout.resume();
  return child;
}

/** Sends a message; gives its number when it was acknowledged, and nothing when it was cut off. */
async function send(number: number, onAnswer: () => void): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/send-contact-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify({
        ...message,
        message: `Message number ${number}.`,
        requestId: randomUUID(),
      }),
    });
    const answer: { success?: unknown } = await response.json();
    onAnswer();
    return answer.success === true ? number : undefined;
  } catch {
    return undefined;
  }
}

test("killed in the middle and started again: who was told so has a mail, once", async () => {
  const acknowledged: number[] = [];
  const cutOff: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const child = await start();
    const ended = once(child, "exit");
    let answers = 0;
    const killMidway = () => {
      answers += 1;
      if (answers === batch / 3 && round < 2) child.kill("SIGKILL");
    };
    const numbers = Array.from({ length: batch }, (_, index) => round * batch + index);
    const results = await Promise.all(numbers.map((number) => send(number, killMidway)));
    acknowledged.push(...results.filter((result) => result !== undefined));
    cutOff.push(...numbers.filter((_, index) => results[index] === undefined));
    if (round === 2) child.kill();
    await ended;
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
