import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
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

/**
 * The built site and its function on one HTTP server. `folder` is Gatsby's `public` or a link to a copy of
 * it, which may be turned to another one at any time.
 */
export const createSiteServer = (folder: string, context: Context = {}): Server =>
  createServer(timeouts, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const { method, url = "/", headers } = request;
    const [encodedPath = "/", ...query] = url.split("?");
    const path = decoded(encodedPath);
    if (path === functionPath) return void answerNode(request, response, context);
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
