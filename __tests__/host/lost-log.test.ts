import { openSync } from "node:fs";
import { settingsFor } from "../server/contact-site";
import { closedPort, startMailServer } from "../server/mail-server";
import { answering, builtSite, listening, onLinux, run } from "../server/run-command";
import { type Run } from "../server/watch";
import { post } from "./answers-to";

/** `npm run serve`, with its standard output going elsewhere. */
async function serve(stdout: number | "pipe", port: number) {
  const mailServer = await startMailServer();
  const env = settingsFor(mailServer.port, { PORT: String(port) });
  return { ...run("serve", await builtSite(), env, [], stdout), mails: mailServer.mails };
}

async function sendsThree(origin: string, { child, mails }: Run & { readonly mails: unknown[] }) {
  for (const count of [1, 2, 3]) {
    expect(await post(origin)).toMatchObject({ status: 200 });
    expect(mails).toHaveLength(count);
  }
  expect(child.exitCode).toBeNull();
}

onLinux("a full disk under the log costs no message", async () => {
  const port = await closedPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await serve(openSync("/dev/full", "w"), port);
  await answering(origin, () => server.child.exitCode !== null);
  expect(server.output.text).toBe("");
  await sendsThree(origin, server);
});

test("a reader of the log that goes away costs no message", async () => {
  const server = await serve("pipe", 0);
  const origin = await listening(server);
  server.child.stdout?.destroy();
  await sendsThree(origin, server);
});
