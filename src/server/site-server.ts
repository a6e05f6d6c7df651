import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener, RequestError } from "@hono/node-server";
import sirv from "sirv";
import { cacheControl, mediaType, securityHeaders } from "../hosts/headers";
import { hiddenPaths } from "../hosts/hidden-paths";
import { type Redirect } from "../hosts/redirect";
import { jsonAnswer } from "./answer";
import { type Context, handle } from "./handle-contact";
import { redirectFor } from "./redirect";
import { Refusal } from "./refusal";

const functionPath = "/api/send-contact-email";

/** The built site and its function on one HTTP server. `folder` is Gatsby's `public`. */
export function createSiteServer(
  folder: string,
  context: Context = {},
  redirects: readonly Redirect[] = [],
): Server {
  const answerContact = getRequestListener(
    (request, { incoming }) =>
      handle(request, { ...context, clientAddress: incoming.socket.remoteAddress }),
    {
      overrideGlobalObjects: false,
      errorHandler: (cause) =>
        jsonAnswer(new Refusal(cause instanceof RequestError ? "malformed_json" : "internal")),
    },
  );
  const serveFile = sirv(folder, {
    // Looks files up when they are asked for, so that a new build is served without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const type = mediaType(path);
      if (type !== undefined) response.setHeader("Content-Type", type);
    },
  });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const path = pathOf(request);
    if (path === functionPath) return void answerContact(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response);
    const elsewhere = redirectFor(redirects, path, queryOf(request));
    if (elsewhere !== undefined) return leadOn(response, elsewhere);
    if (isHidden(path)) return void answerNotFound(folder, response);
    // sirv throws on a range that ends before it begins, and no page of the site needs ranges.
    delete request.headers.range;
    // Here and not where sirv asks for headers: it does not for the answer that nothing has changed.
    response.setHeader("Cache-Control", cacheControl(path));
    // sirv leaves errors of reading unhandled, and that would end the process.
    response.on("pipe", (source) => source.on("error", () => response.destroy()));
    serveFile(request, response, () => void answerNotFound(folder, response));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  return server;
}

/** The path that is asked for, decoded as sirv does it. */
function pathOf({ url = "/" }: IncomingMessage): string {
  const [path = "/"] = url.split("?");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What stands behind the question mark, as it was sent. */
const queryOf = ({ url = "" }: IncomingMessage): string => url.split("?").slice(1).join("?");

/** Files that a server must not send: hidden ones, and settings of other hosts. */
const isHidden = (path: string): boolean => hiddenPaths.some((hidden) => hidden.test(path));

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" });
  response.end("Method not allowed\n");
}

function leadOn(
  response: ServerResponse,
  { status, location }: { readonly status: number; readonly location: string },
): void {
  // Without a lifetime, browsers would keep a 301 for ever, and nobody could take it back.
  response.writeHead(status, { Location: location, "Cache-Control": cacheControl("/") });
  response.end();
}

async function answerNotFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(folder, "404.html")).catch(() => "Not found");
  response.writeHead(404, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cacheControl("/404.html"),
  });
  response.end(page);
}
