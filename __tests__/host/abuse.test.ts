import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { resolve } from "node:path";
import { publishedFiles } from "../../src/build/site/published-files";
import { routes } from "../browser/site-routes";
import { message, settingsFor } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";
import { numbered, numbersIn, postAll } from "./answers-to";
import { descriptorsOf, listening, megabytesOf, onLinux, run } from "../server/run-command";

/** Starts the server, and has it read every file once. */
async function serve(env = {}) {
  const server = run("serve", resolve("."), { ...env, PORT: "0" });
  const origin = await listening(server);
  const files = publishedFiles("public");
  for (const path of files) await (await fetch(origin + path)).arrayBuffer();
  const largest = files.filter((path) => /\.(js|wasm|woff2)$/.test(path));
  const measure = () => ({
    descriptors: descriptorsOf(server.child),
    megabytes: Math.round(megabytesOf(server.child)),
  });
  return { origin, largest, measure };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until no more is open than before, for some seconds at most. */
async function settled(measure: () => { descriptors: number }, before: number): Promise<void> {
  for (let looks = 0; looks < 200 && measure().descriptors > before; looks += 1) await pause(50);
}

onLinux(
  "1,000 aborted downloads, 100 a second, beside ordinary readers",
  async () => {
    const { origin, largest, measure } = await serve();
    const { hostname, port } = new URL(origin);
    const before = measure();
    let aborted = 0;
    const abort = () => {
      const path = largest[aborted % largest.length] ?? "/";
      aborted += 1;
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
      );
      socket.once("data", () => socket.destroy());
      socket.on("error", () => undefined);
    };
    const attack = setInterval(abort, 10);
    const statuses: number[] = [];
    let reading = true;
    const readers = Array.from({ length: 20 }, async (_, index) => {
      for (let turn = index; reading; turn += 20) {
        const response = await fetch(origin + (routes[turn % routes.length] ?? "/"));
        statuses.push((await response.text()).includes("</html>") ? response.status : 0);
        await pause(50);
      }
    });
    while (aborted < 1000) await pause(100);
    clearInterval(attack);
    reading = false;
    await Promise.all(readers);
    await settled(measure, before.descriptors + readers.length);
    const after = measure();
    console.info(`${aborted} aborted, ${statuses.length} pages read:`, { before, after });
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(100);
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors + readers.length);
    expect(after.megabytes).toBeLessThan(before.megabytes + 100);
  },
  60_000,
);

onLinux(
  "500 messages at once are 500 acknowledgements and 500 different mails, and nothing stays open",
  async () => {
    const mailServer = await startMailServer();
    const { origin, measure } = await serve(settingsFor(mailServer.port));
    const before = measure();
    const bodies = numbered(500).map((text) => {
      return { ...message, message: text, requestId: randomUUID() };
    });
    const answers = await postAll(`${origin}/api/send-contact-email`, bodies);
    await settled(measure, before.descriptors);
    const after = measure();
    console.info("500 messages:", { before, after });
    expect(new Set(answers.map(({ success, id }) => success === true && id)).size).toBe(500);
    expect(mailServer.mails).toHaveLength(500);
    expect(numbersIn(mailServer.mails).size).toBe(500);
    expect(mailServer.connections).toBeLessThanOrEqual(16);
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors);
    expect(after.megabytes).toBeLessThan(before.megabytes + 100);
  },
  60_000,
);
