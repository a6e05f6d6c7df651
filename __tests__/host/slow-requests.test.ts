import { connect } from "node:net";
import { settingsFor, startSite } from "../server/contact-site";

/** Milliseconds until the server has closed the connection of a client that sends this, and no end. */
async function cutOffAfter(origin: string, text: string): Promise<{ ms: number; answer: string }> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  const answer = await new Promise<string>((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (data) => (received += data.toString()));
    socket.on("error", () => undefined).on("close", () => resolve(received));
  });
  return { ms: performance.now() - began, answer };
}

// The limits themselves are times: 10 and 30 s. Left to itself, Node looks after 30 and 60 s.
test("a request that never ends is cut off: headers after 10 s, bodies after 30 s", async () => {
  const { origin } = await startSite(settingsFor(1));
  const [headers, body] = await Promise.all([
    cutOffAfter(origin, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    cutOffAfter(
      origin,
      "POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ),
  ]);
  expect(headers.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(body.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(Math.floor(headers.ms / 20_000)).toBe(0);
  expect(Math.floor(body.ms / 50_000)).toBe(0);
}, 90_000);
