import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { type Socket } from "node:net";
import { join } from "node:path";
import { functionPath } from "../addresses";
import { cacheControl, securityHeaders } from "../hosts/headers";
import { readRedirectsFile } from "../hosts/redirects";
import { type Context } from "./handle-contact";
import { answerNode } from "./node-adapter";
import { answerFile, filesFor, readStatic, type StaticAnswer } from "./static-files";

/** Without the interval, Node looks for connections that are too slow every 30 s only. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

/** How long a client may stop reading an answer, in ms. */
const readTimeout = 30_000;

/** Many times what the site's visitors need. Each client that reads nothing holds about 3 MB of kernel memory. */
const maxConnections = 1000;

/**
 * The built site and its function on one HTTP server. `folder` is Gatsby's `public` or a link to a copy of
 * it, which may be turned to another one at any time.
 */
export function createSiteServer(folder: string, context: Context = {}): Server {
  const peers = new WeakMap<Socket, string>();
  const server = createServer(timeouts, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [encodedPath = "", ...query] = readTarget(request).split("?");
    const path = decoded(encodedPath || "/");
    if (path === functionPath) {
      const clientAddress = peers.get(request.socket);
      // Without a listener, Node would close the connection of a message that takes longer than `readTimeout`.
      response.on("timeout", () => undefined);
      return void answerNode(request, response, { clientAddress, ...context });
    }
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") {
      return send(response, plain(405, "Method not allowed\n", { Allow: "GET, HEAD" }));
    }
    try {
      send(response, answer(folder, path, query.join("?"), headers));
    } catch {
      // A file that is there and cannot be read.
      send(response, plain(500, "Something went wrong\n"));
    }
  });
  server.on("connection", (socket) => {
    // A connection that was reset no longer has its client's address, and the rate limit needs that address.
    if (socket.remoteAddress === undefined) socket.destroy();
    else peers.set(socket, socket.remoteAddress);
    // Node would only close the connection, and the kernel would keep the unread answer.
    socket.prependListener("timeout", () => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
  });
  server.timeout = readTimeout;
  server.maxConnections = maxConnections;
  return server;
}

/**
 * The path and query of a request. If the request names a whole address, that address's host replaces the `Host`
 * header (RFC 9112, section 3.2.2).
 */
function readTarget({ url = "/", headers }: IncomingMessage): string {
  const [, host, target = url] = /^https?:\/\/([^/?]*)(.*)$/i.exec(url) ?? [];
  if (host !== undefined) headers.host = host;
  return target;
}

const answer = (folder: string, path: string, query: string, headers: IncomingHttpHeaders) =>
  answerFile(folder, filesFor(path), headers) ??
  answerRedirect(folder, path, query) ??
  answerFile(folder, ["/404.html"], headers, 404) ??
  plain(404, "Not found\n");

const here = "http://localhost";

/**
 * Leads an old address on. Only what content says decides on the host and path of the target; of the request
 * nothing but its query comes along.
 */
function answerRedirect(folder: string, path: string, query: string): StaticAnswer | undefined {
  const rules = readRedirectsFile(readStatic(join(folder, "_redirects"))?.content.toString() ?? "");
  const found = rules.find(({ from }) => from === path);
  if (found === undefined) return undefined;
  const target = new URL(found.to, here);
  target.search = [target.search.slice(1), query].filter((part) => part !== "").join("&");
  const { origin, pathname, search, hash, href } = target;
  const Location = origin === here ? `${pathname}${search}${hash}` : href;
  // Without a lifetime, browsers cache a 301 forever.
  return { status: found.status, headers: { Location, "Cache-Control": cacheControl("/") } };
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
