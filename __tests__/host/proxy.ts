import { once } from "node:events";
import { createServer, request } from "node:http";
import { portOf } from "../server/mail-server";

/** Starts a proxy that alternates between servers and passes on the client's address, as nginx does. */
export async function startProxy(...origins: readonly string[]) {
  let requests = 0;
  const proxy = createServer((incoming, outgoing) => {
    const origin = origins[requests % origins.length] ?? "";
    requests += 1;
    const { method = "GET", url = "/", socket } = incoming;
    const headers = { ...incoming.headers, "x-real-ip": socket.remoteAddress };
    const asked = request(`${origin}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${portOf(proxy.address())}`,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
