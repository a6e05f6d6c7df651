import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { message, settingsFor } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";
import {
  builtSite,
  descriptorsOf,
  listening,
  megabytesOf,
  onLinux,
  run,
} from "../server/run-command";
import { numbered, numbersIn, postAll } from "./answers-to";

/** A server with a large file, and what checks that nothing is left open by what happened to it since. */
async function serve(env = {}) {
  const folder = await builtSite();
  await writeFile(join(folder, "public/large.js"), randomBytes(3_000_000));
  const server = run("serve", folder, { ...env, PORT: "0" });
  const origin = await listening(server);
  for (const path of ["/", "/large.js"]) {
    await (await fetch(origin + path, { headers: { Connection: "close" } })).arrayBuffer();
  }
  const measure = () => ({
    descriptors: descriptorsOf(server.child),
    megabytes: Math.round(megabytesOf(server.child)),
  });
  const before = measure();
  const expectNothingLeft = async (what: string) => {
    // The server hears of the last of them a moment later.
    for (let looks = 0; looks < 200 && measure().descriptors > before.descriptors; looks += 1) {
      await new Promise((done) => setTimeout(done, 50));
    }
    const after = measure();
    console.info(`${what}:`, { before, after });
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors);
    expect(after.megabytes).toBeLessThan(before.megabytes + 100);
    expect(await (await fetch(origin)).text()).toBe("<h1>Home</h1>");
  };
  return { origin, expectNothingLeft };
}

/** Sends requests for the large file on one connection, and leaves as soon as the first bytes of an answer come. */
const leave = (origin: string, requests: number) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin);
    const text = "GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(requests);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once("data", () => socket.destroy());
    socket.on("error", () => undefined).on("close", () => resolve());
  });

onLinux.each([
  [400, 1],
  [1, 2000],
  [20, 200],
])(
  "%i connections, broken off with %i requests of a large file on each, leave nothing open",
  async (connections, requests) => {
    const { origin, expectNothingLeft } = await serve();
    await Promise.all(Array.from({ length: connections }, () => leave(origin, requests)));
    await expectNothingLeft(`${connections} connections`);
  },
);

onLinux(
  "500 messages at once are 500 acknowledgements and 500 different mails, and nothing stays open",
  async () => {
    const mailServer = await startMailServer();
    const { origin, expectNothingLeft } = await serve(
      // A busy machine may take longer than the usual 8 seconds.
      settingsFor(mailServer.port, { CONTACT_DEADLINE_MS: "30000" }),
    );
    const bodies = numbered(500).map((text) => {
      return { ...message, message: text, requestId: randomUUID() };
    });
    const answers = await postAll(origin, bodies);
    expect(new Set(answers.map(({ success, id }) => success === true && id)).size).toBe(500);
    expect(mailServer.mails).toHaveLength(500);
    expect(numbersIn(mailServer.mails).size).toBe(500);
    expect(mailServer.connections).toBeLessThanOrEqual(16);
    await expectNothingLeft("500 messages");
  },
);
