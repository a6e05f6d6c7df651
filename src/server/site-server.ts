import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { type Socket } from "node:net";
import { join } from "node:path";
import { contactHealthPath, functionPath } from "../addresses";
import { cacheControl, securityHeaders } from "../hosts/headers";
import { decodePath, locationOf, readRedirectsFile } from "../hosts/redirects";
import { handleContact, type RequestContext } from "../contact-function/handle-contact";
import { handleHealth } from "../contact-function/handle-health";
import { answerNode } from "../contact-function/node-adapter";
import { CountedResponse } from "./counted-response";
import { answerFile, filesFor, readStatic, type StaticAnswer } from "./static-files";

/** Time limits in ms. By default, Node would check for exceeded limits only every 30 s. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };

/** How long a client may pause while reading a response, in ms. */
const readTimeout = 30_000;

/** Maximum number of connections. Each client that stops reading uses about 3 MB of kernel memory. */
const maxConnections = 1000;

const handlers = new Map([
  [functionPath, handleContact],
  [contactHealthPath, handleHealth],
]);

/** `folder` may be a symlink that changes while the server runs. */
export function createSiteServer(folder: string, context: RequestContext = {}): Server {
  const peers = new WeakMap<Socket, string>();
  const server = createServer({ ...timeouts, ServerResponse: CountedResponse }, (request, response) => {
    // The connection had too many unanswered requests.
    if (request.socket.destroyed) return;
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [encodedPath = "", ...query] = readTarget(request).split("?");
    const path = decoded(encodedPath || "/");
    const handle = handlers.get(path);
    if (handle !== undefined) {
      const clientAddress = peers.get(request.socket);
      // Without this listener, Node disconnects if sending the email takes longer than `readTimeout`.
      response.on("timeout", () => undefined);
      return void answerNode(request, response, { clientAddress, ...context }, handle);
    }
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      return send(response, plain(405, "Method not allowed\n", { Allow: "GET, HEAD" }));
    }
    try {
      const answer =
        answerFile(folder, filesFor(path), headers) ??
        answerRedirect(folder, encodedPath, query.join("?")) ??
        answerFile(folder, ["/404.html"], headers, 404) ??
        plain(404, "Not found\n");
      send(response, answer);
    } catch {
      // The file exists but can't be read.
      send(response, plain(500, "Something went wrong\n"));
    }
  });
  server.on("connection", (socket) => {
    // Store the address for the rate limit, because the socket loses it when the client disconnects.
    if (socket.remoteAddress === undefined) socket.destroy();
    else peers.set(socket, socket.remoteAddress);
    // If the client stops reading, reset the connection. A normal close would leave unread data in memory.
    socket.prependListener("timeout", () => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
  });
  server.timeout = readTimeout;
  server.maxConnections = maxConnections;
  return server;
}

/** The host in a full URL takes precedence over the `Host` header (RFC 9112, section 3.2.2). */
function readTarget({ url = "/", headers }: IncomingMessage): string {
  const [, host, target = url] = /^https?:\/\/([^/?]*)(.*)$/i.exec(url) ?? [];
  if (host !== undefined) headers.host = host;
  return target;
}

/** Redirects only to targets in the `_redirects` file. A request can't choose another target. */
function answerRedirect(folder: string, encodedPath: string, query: string): StaticAnswer | undefined {
  const redirects = readRedirectsFile(readStatic(join(folder, "_redirects"))?.content.toString() ?? "");
  const found = redirects.get(decodePath(encodedPath));
  if (found === undefined) return undefined;
  const headers = {
    Location: locationOf(found.to, query),
    // Without a `Cache-Control` header, browsers may cache a 301 redirect forever.
    "Cache-Control": cacheControl("/"),
  };
  return { status: found.status, headers };
}

const plain = (status: number, text: string, more: OutgoingHttpHeaders = {}): StaticAnswer => ({
  status,
  headers: { ...more, "Content-Type": "text/plain; charset=utf-8" },
  content: Buffer.from(text),
});

function send(response: ServerResponse, { status, headers, content }: StaticAnswer): void {
  const length = content === undefined ? {} : { "Content-Length": content.length };
  response.writeHead(status, { ...headers, ...length }).end(content);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
