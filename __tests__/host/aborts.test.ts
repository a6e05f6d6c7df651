import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { builtSite, descriptorsOf, listening, onLinux, run } from "../server/run-command";

/** Sends a text to the server and leaves as soon as the first bytes of an answer come. */
const leave = (origin: string, text: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once("data", () => socket.destroy());
    socket.on("error", () => undefined).on("close", () => resolve());
  });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

onLinux.each<[string, (origin: string) => Promise<unknown>]>([
  [
    "400 downloads that are broken off",
    (origin) => Promise.all(Array.from({ length: 400 }, () => leave(origin, get("/large.js")))),
  ],
  [
    "2,000 requests on one connection, broken off",
    (origin) => leave(origin, get("/large.js").repeat(2000)),
  ],
  [
    "200 requests of a large file on each of 20 connections, broken off",
    (origin) =>
      Promise.all(Array.from({ length: 20 }, () => leave(origin, get("/large.js").repeat(200)))),
  ],
])("%s leave nothing open", async (_what, abuse) => {
  const folder = await builtSite();
  await writeFile(join(folder, "public/large.js"), randomBytes(3_000_000));
  const server = run("serve", folder, { PORT: "0" });
  const origin = await listening(server);
  await (await fetch(origin, { headers: { Connection: "close" } })).text();
  const before = descriptorsOf(server.child);
  await abuse(origin);
  // The server hears of the last of them a moment later.
  for (let looks = 0; looks < 100 && descriptorsOf(server.child) > before; looks += 1) {
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(descriptorsOf(server.child)).toBeLessThanOrEqual(before);
  expect(await (await fetch(origin)).text()).toBe("<h1>Home</h1>");
});
