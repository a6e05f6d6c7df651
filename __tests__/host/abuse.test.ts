import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { settingsFor } from "../server/contact-site";
import { openMailServer } from "../server/mail-server";
import {
  cpuSecondsOf,
  descriptorsOf,
  listening,
  megabytesOf,
  onLinux,
  run,
  start,
} from "../server/run-command";
import { type Run } from "../server/watch";
import { temporaryFolder } from "../temporary-folder";
import { numbered, numbersIn, postAll } from "./answers-to";

const { folder, write } = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let server: Run;
let origin: string;
beforeAll(async () => {
  write("public/index.html", "<h1>Home</h1>");
  write("public/large.js", randomBytes(3_000_000));
  mailServer = await openMailServer();
  // Raise the deadline, because a busy machine may take longer than the default 8 seconds.
  const more = { CONTACT_DEADLINE_MS: "60000", PORT: "0" };
  server = start("serve", folder, settingsFor(mailServer.port, more));
  origin = await listening(server);
});
afterAll(async () => {
  await server?.stop("SIGKILL");
  await mailServer?.stop();
});

const measure = () => ({
  descriptors: descriptorsOf(server.child),
  megabytes: Math.round(megabytesOf(server.child)),
});

async function expectNoLeaks(abuse: () => Promise<unknown>) {
  for (const path of ["/", "/large.js"]) {
    await (await fetch(origin + path, { headers: { Connection: "close" } })).arrayBuffer();
  }
  const before = measure();
  await abuse();
  // Wait, because the server notices the last disconnect after a short delay.
  for (let checks = 0; checks < 200 && measure().descriptors > before.descriptors; checks += 1) {
    await new Promise((done) => setTimeout(done, 50));
  }
  const after = measure();
  console.info({ before, after });
  expect(after.descriptors).toBeLessThanOrEqual(before.descriptors);
  expect(after.megabytes).toBeLessThan(before.megabytes + 100);
  const home = await fetch(origin, { headers: { Connection: "close" } });
  expect(await home.text()).toBe("<h1>Home</h1>");
}

const abortDownloads = (requests: number) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin);
    const text = "GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(requests);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once("data", () => socket.destroy());
    socket.on("error", () => undefined).on("close", () => resolve());
  });

onLinux("400 aborted downloads, and 2,000 on one connection, leave nothing open", () =>
  expectNoLeaks(() =>
    Promise.all([abortDownloads(2000), ...Array.from({ length: 400 }, () => abortDownloads(1))]),
  ),
);

const host = "Host: x\r\n";
const pipelined = {
  GET: `GET / HTTP/1.1\r\n${host}\r\n`,
  "GET without Host": "GET / HTTP/1.1\r\n\r\n",
  "GET with Expect": `GET / HTTP/1.1\r\n${host}Expect: x\r\n\r\n`,
  POST: `POST /api/send-contact-email HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
};

/** Sends 64 KB of requests on each of 40 connections, without reading the responses. */
async function pipeline(origin: string, request: string): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  const text = request.repeat(65_536 / request.length);
  const sockets = Array.from({ length: 40 }, () => connect(Number(port), hostname).pause());
  for (const socket of sockets) socket.on("error", () => undefined).write(text);
  // The server accepts this connection after the others.
  expect(await (await fetch(origin, { headers: { Connection: "close" } })).text()).toBe("<h1>Home</h1>");
  return sockets;
}

onLinux(
  "pipelined requests whose responses nobody reads neither block nor end a server with a small heap",
  async () => {
    const env = { ...settingsFor(1), PORT: "0", NODE_OPTIONS: "--max-old-space-size=48" };
    const small = run("serve", folder, env);
    const smallOrigin = await listening(small);
    const before = cpuSecondsOf(small.child);
    const sockets: Socket[] = [];
    for (const request of Object.values(pipelined)) sockets.push(...(await pipeline(smallOrigin, request)));
    const seconds = cpuSecondsOf(small.child) - before;
    console.info({ seconds, megabytes: megabytesOf(small.child), logged: (await small.logged(0)).length });
    for (const socket of sockets) socket.destroy();
    expect(seconds).toBeLessThan(8);
    expect(megabytesOf(small.child)).toBeLessThan(250);
    expect((await small.logged(0)).length).toBeLessThanOrEqual(40 * 8);
  },
);

onLinux(
  "500 simultaneous messages get 500 acknowledgments and 500 different emails",
  () =>
    expectNoLeaks(async () => {
      const answers = await postAll(origin, numbered(500));
      expect(new Set(answers.map(({ success, id }) => success === true && id)).size).toBe(500);
      expect(mailServer.mails).toHaveLength(500);
      expect(numbersIn(mailServer.mails).size).toBe(500);
      // The site opens up to eight SMTP sessions, and closes them when its queue is empty. On a busy machine,
      // the queue may be empty several times, so allow more than eight connections.
      expect(mailServer.connections).toBeLessThan(50);
    }),
  120_000,
);
