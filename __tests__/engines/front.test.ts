import { once } from "node:events";
import { createServer } from "node:http";
import { closeAfterTest } from "../server/closing";
import { portOf } from "../server/mail-server";
import { startFront } from "./front";

/** A proxy before a site that answers everything with 200. */
async function front() {
  const site = createServer((_request, response) => response.end("here")).listen(0, "127.0.0.1");
  await once(site, "listening");
  const started = await startFront(portOf(site.address()));
  closeAfterTest(async () => {
    await started.stop();
    await new Promise((done) => site.close(done));
  });
  return started;
}

test("a request that waits goes on when the delay is lifted, and others do not wait", async () => {
  const { origin, delay } = await front();
  const slow = delay("/slow");
  const waiting = fetch(`${origin}/slow?a=b`);
  await slow.met;
  expect((await fetch(`${origin}/other`)).status).toBe(200);
  slow.lift();
  expect((await waiting).status).toBe(200);
});

test("a request that waits meets what has gone wrong meanwhile", async () => {
  const { origin, delay, answer } = await front();
  const slow = delay("/form");
  const waiting = fetch(`${origin}/form`);
  await slow.met;
  const failing = answer("/form", 502);
  slow.lift();
  expect((await waiting).status).toBe(502);
  failing.lift();
  expect((await fetch(`${origin}/form`)).status).toBe(200);
});

test("a line that is cut is no answer", async () => {
  const { origin, drop } = await front();
  drop(/^\/gone/);
  await expect(fetch(`${origin}/gone/for/good`)).rejects.toThrow();
});
