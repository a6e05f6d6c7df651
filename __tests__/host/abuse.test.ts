import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { settingsFor } from "../server/contact-site";
import { openMailServer } from "../server/mail-server";
import { descriptorsOf, listening, megabytesOf, onLinux, start } from "../server/run-command";
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
