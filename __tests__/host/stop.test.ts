import { spawn } from "node:child_process";
import { join } from "node:path";
import { env as ownEnv, kill } from "node:process";
import { type Environment } from "../../src/server/settings";
import { closeAfterTest } from "../server/closing";
import { settingsFor } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";
import { builtSite, listening, watched } from "../server/run-command";
import { type Run } from "../server/watch";
import { post } from "./answers-to";

type Signal = "SIGTERM" | "SIGINT";

/** `npm run serve` as a supervisor starts it: npm leads a group of processes. */
async function serve(env: Environment): Promise<Run & { readonly group: number }> {
  const folder = join(await builtSite(), "public");
  const child = spawn("npm", ["run", "--silent", "serve", "--", folder], {
    env: { ...ownEnv, ...env, HOST: "127.0.0.1", PORT: "0" },
    detached: true,
  });
  const group = child.pid ?? 0;
  closeAfterTest(async () => {
    if (isAlive(group)) kill(-group, "SIGKILL");
  });
  return { ...watched(child), group };
}

function isAlive(group: number): boolean {
  try {
    return kill(-group, 0);
  } catch {
    return false;
  }
}

/** Sends a message, has the server told to stop while the mail server thinks, and gives the answer. */
async function postAndStop(stop: Stop, thinkMs: number, env: Environment = {}) {
  let reached = () => {};
  const atMailServer = new Promise<void>((resolve) => (reached = resolve));
  const mailServer = await startMailServer({
    take: () => {
      reached();
      return new Promise((done) => setTimeout(done, thinkMs, undefined));
    },
  });
  const server = await serve(settingsFor(mailServer.port, env));
  const origin = await listening(server);
  const answer = post(origin).catch((error: unknown) => ({ error }));
  await atMailServer;
  stop({ group: -server.group, npm: server.group });
  const told = await answer;
  await server.exit;
  while (isAlive(server.group)) await new Promise((done) => setTimeout(done, 50));
  const after = await fetch(origin).then(
    () => "it still serves",
    () => "the port is free",
  );
  return { told, after, mails: mailServer.mails.length };
}

type Stop = (server: { group: number; npm: number }) => void;

const again =
  (signal: Signal): Stop =>
  ({ group }) => {
    kill(group, signal);
    for (const afterMs of [300, 900]) {
      setTimeout(() => isAlive(-group) && kill(group, signal), afterMs);
    }
  };

const cases: readonly (readonly [what: string, stop: Stop, thinkMs: number, env?: Environment])[] =
  [
    [
      "SIGTERM to npm alone, with a longer deadline",
      ({ npm }) => kill(npm, "SIGTERM"),
      // More than the server has with the usual deadline.
      10_500,
      { CONTACT_DEADLINE_MS: "30000" },
    ],
    ["SIGTERM to the whole group, again and again", again("SIGTERM"), 2500],
    ["SIGINT to the whole group, again and again", again("SIGINT"), 2500],
  ];

// Most of the time is waiting, so all servers are stopped at once.
const results = new Map<string, Awaited<ReturnType<typeof postAndStop>>>();
beforeAll(async () => {
  const each = cases.map(async ([what, ...how]) => results.set(what, await postAndStop(...how)));
  await Promise.all(each);
});

test.each(cases.map(([what]) => what))(
  "%s: a mail under way is acknowledged, then the server ends",
  (what) => {
    expect(results.get(what)).toEqual({
      told: { status: 200, success: true, id: expect.any(String) },
      after: "the port is free",
      mails: 1,
    });
  },
);
