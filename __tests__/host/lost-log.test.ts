import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { resolve } from "node:path";
import { env as ownEnv, execPath } from "node:process";
import { message, settingsFor } from "../server/contact-site";
import { closedPort, startMailServer } from "../server/mail-server";
import { builtSite, listening, onLinux, watched } from "../server/run-command";

const post = (origin: string) =>
  fetch(`${origin}/api/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  }).then(({ status }) => status);

/** `npm run serve`, with its standard output going elsewhere. */
async function serve(stdout: number | "pipe", port: number) {
  const mailServer = await startMailServer();
  const loader = resolve("node_modules/tsx/dist/loader.mjs");
  const child = spawn(execPath, ["--import", loader, resolve("src/commands/serve.ts")], {
    cwd: await builtSite(),
    env: { PATH: ownEnv["PATH"], ...settingsFor(mailServer.port), PORT: String(port) },
    stdio: ["ignore", stdout, "pipe"],
  });
  return { ...watched(child), mails: mailServer.mails };
}

/** Waits until somebody answers there. */
async function answering(origin: string, ended: () => boolean): Promise<void> {
  while (!ended()) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

onLinux("a full disk under the log costs no message", async () => {
  const port = await closedPort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, mails, output } = await serve(openSync("/dev/full", "w"), port);
  await answering(origin, () => child.exitCode !== null);
  expect(output.text).toBe("");
  expect([await post(origin), await post(origin), await post(origin)]).toEqual([200, 200, 200]);
  expect(mails).toHaveLength(3);
  expect(child.exitCode).toBeNull();
});

test("a reader of the log that goes away costs no message", async () => {
  const server = await serve("pipe", 0);
  const origin = await listening(server);
  server.child.stdout?.destroy();
  expect([await post(origin), await post(origin), await post(origin)]).toEqual([200, 200, 200]);
  expect(server.mails).toHaveLength(3);
  expect(server.child.exitCode).toBeNull();
});
