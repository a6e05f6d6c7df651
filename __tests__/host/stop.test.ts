import { spawn } from "node:child_process";
import { join } from "node:path";
import { env as ownEnv, kill } from "node:process";
import { closeAfterTest } from "../server/closing";
import { settingsFor } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";
import { builtSite, listening, run, watched } from "../server/run-command";
import { frozenCode } from "../tested-project";
import { numbered, numbersIn, post } from "./answers-to";

function isAlive(id: number): boolean {
  try {
    return kill(id, 0);
  } catch {
    return false;
  }
}

const cases = [
  {
    what: "SIGTERM only to npm, with a longer deadline",
    stop: (npm: number) => kill(npm, "SIGTERM"),
    // The mail server takes longer to reply than the default CONTACT_DEADLINE_MS allows.
    thinkMs: 10_500,
    env: { CONTACT_DEADLINE_MS: "30000" },
  },
  {
    what: "repeated signals to the whole group",
    // A negative id sends the signal to npm's whole process group.
    stop: (npm: number) => {
      setTimeout(() => isAlive(-npm) && kill(-npm, "SIGINT"), 300);
      setTimeout(() => isAlive(-npm) && kill(-npm, "SIGTERM"), 900);
      kill(-npm, "SIGINT");
    },
    thinkMs: 2500,
    env: {},
  },
];

async function postAndStop({ what, stop, thinkMs, env }: (typeof cases)[number]) {
  let reached = () => {};
  const atMailServer = new Promise<void>((resolve) => (reached = resolve));
  const { port, mails } = await startMailServer({
    take: () => {
      reached();
      return new Promise((done) => setTimeout(done, thinkMs, undefined));
    },
  });
  const folder = join(await builtSite(), "public");
  const child = spawn("npm", ["run", "--silent", "serve", "--", folder], {
    cwd: frozenCode("."),
    env: { ...ownEnv, ...settingsFor(port, env), HOST: "127.0.0.1", PORT: "0" },
    detached: true,
  });
  const npm = child.pid ?? 0;
  closeAfterTest(async () => {
    if (isAlive(-npm)) kill(-npm, "SIGKILL");
  });
  const server = watched(child);
  const origin = await listening(server);
  const answer = post(origin).catch((error: unknown) => ({ error }));
  await atMailServer;
  stop(npm);
  const response = await answer;
  await server.exit;
  while (isAlive(-npm)) await new Promise((done) => setTimeout(done, 50));
  const after = await fetch(origin).catch(() => "the port is free");
  return { what, response, after, mails: mails.length };
}

test("after a stop signal, the server finishes the current message before it exits", async () => {
  // Run all cases at once, because most of the time is spent waiting.
  expect(await Promise.all(cases.map(postAndStop))).toEqual(
    cases.map(({ what }) => ({
      what,
      response: { status: 200, success: true, id: expect.any(String) },
      after: "the port is free",
      mails: 1,
    })),
  );
});

const messagesAtATime = 8;
const batch = 60;

test("after a kill and a restart, each acknowledged message was emailed once", async () => {
  const folder = await builtSite();
  const mailServer = await startMailServer({
    take: () => new Promise((done) => setTimeout(done, 20, undefined)),
  });
  const messages = numbered(2 * batch);
  const acknowledged: string[] = [];
  for (const isKilled of [true, false]) {
    const server = run("serve", folder, settingsFor(mailServer.port, { PORT: "0" }));
    const origin = await listening(server);
    const sent = messages.splice(0, batch).map(async (body) => {
      const answer = await post(origin, body).catch(() => undefined);
      if (answer === undefined) return;
      expect(answer).toMatchObject({ status: 200, success: true });
      acknowledged.push(body.message);
      if (isKilled && acknowledged.length === batch / 3) server.child.kill("SIGKILL");
    });
    await Promise.all(sent);
  }
  const mailed = numbersIn(mailServer.mails);
  expect(mailed.size).toBe(mailServer.mails.length);
  expect(acknowledged.filter((text) => !mailed.has(text))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(batch + batch / 3);
  expect(acknowledged.length).toBeLessThan(2 * batch);
  // If our server is killed right after the mail server accepts an email, the visitor gets no response.
  expect(mailed.size - acknowledged.length).toBeLessThanOrEqual(messagesAtATime);
});
