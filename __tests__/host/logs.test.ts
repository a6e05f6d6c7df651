import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath, kill } from "node:process";
import { message, settingsFor } from "../server/contact-site";
import { hostileRequests, type HostileRequest } from "../server/hostile-requests";
import { closedPort, refusal, startMailServer } from "../server/mail-server";
import { answering, builtSite, listening, onLinux, run, watched } from "../server/run-command";
import { type Run } from "../server/watch";
import { answersTo, post } from "./answers-to";

const personal = [
  ...["Ada", "Lovelace", "ada@", "example.org", "Engines", "010-0100", "CTR", "Please", "5k-10k"],
  ...["victim", "passwd", "alert(1)", "MAIL FROM", "__proto__", "onerror"],
];

async function expectThreeSent(origin: string, { child }: Run, mails: readonly unknown[]) {
  const before = mails.length;
  for (let posts = 0; posts < 3; posts += 1) expect(await post(origin)).toMatchObject({ status: 200 });
  expect(mails).toHaveLength(before + 3);
  expect(child.exitCode).toBeNull();
}

test("the output contains no input and no secrets", async () => {
  let logins = 0;
  const personalText = Object.values(message).join(" ");
  const { port } = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => {
      logins += 1;
      callback(logins === 1 ? new Error(`No: ${String(password)}`) : null, { user: "site" });
    },
    take: (_drop, count) =>
      Promise.resolve(count === 1 ? Object.assign(refusal(554), { message: personalText }) : undefined),
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
});

test("no message is lost if the log's pipe is closed", async () => {
  const { port, mails } = await startMailServer();
  const server = run("serve", await builtSite(), settingsFor(port, { PORT: "0" }));
  const origin = await listening(server);
  server.child.stdout?.destroy();
  await expectThreeSent(origin, server, mails);
});

onLinux("a full disk loses log lines, but no message", async () => {
  const port = await closedPort();
  const origin = `http://127.0.0.1:${port}`;
  const mailServer = await startMailServer();
  const env = settingsFor(mailServer.port, { PORT: String(port) });
  const server = run("serve", await builtSite(), env, [], openSync("/dev/full", "w"));
  await answering(origin, () => server.child.exitCode !== null);
  await expectThreeSent(origin, server, mailServer.mails);
});

/** Starts the server in a terminal that the `script` command simulates. */
async function startInTerminal(settings: object) {
  const folder = join(await builtSite(), "public");
  const command = `exec ${execPath} --import tsx ${resolve("src/commands/serve.ts")} ${folder}`;
  const reader = spawn("script", ["-qfc", command, "/dev/null"], { env: { ...env, ...settings } });
  const { waitForOutput } = watched(reader);
  const origin = (await waitForOutput(/http:\S+/)).replace(/\/$/, "");
  const children = readFileSync(`/proc/${reader.pid}/task/${reader.pid}/children`, "utf8");
  return { origin, pid: Number(children), stopReading: () => reader.kill("SIGSTOP") };
}

async function startWithPipe(settings: Record<string, string>) {
  const server = run("serve", await builtSite(), settings);
  const origin = await listening(server);
  const { pid, stdout } = server.child;
  return { origin, pid: Number(pid), stopReading: () => stdout?.pause() };
}

/** Makes the server write `count` log lines of about 130 bytes each. */
async function logLines(origin: string, count: number) {
  for (let line = 0; line < count; line += 50) {
    const asked = Array.from({ length: 50 }, () => fetch(`${origin}/api/send-contact-email`));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(405);
  }
}

test("while too many log lines are unread, new ones are dropped", async () => {
  const { child, output, ...server } = run("serve", await builtSite(), { PORT: "0" });
  const origin = await listening({ child, output, ...server });
  child.stdout?.pause();
  await logLines(origin, 2000);
  child.stdout?.resume();
  while (!output.text.includes('"status":503')) await post(origin);
  expect(output.text.match(/"status":405/g)?.length).toBeLessThan(2000);
});

onLinux.each([
  ["terminal", startInTerminal],
  ["pipe", startWithPipe],
])("an unread log in a %s blocks no response and doesn't keep the process running", async (_what, start) => {
  const { origin, pid, stopReading } = await start({ PORT: "0", CONTACT_DEADLINE_MS: "100" });
  stopReading();
  await logLines(origin, 1500);
  kill(pid, "SIGTERM");
  // A process that ends while its parent is stopped remains as a zombie.
  while (/^State:\s+[^ZX]/m.test(readStatus(pid))) await new Promise((done) => setTimeout(done, 50));
});

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
