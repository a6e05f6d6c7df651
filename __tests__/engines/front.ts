import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { portOf } from "../server/mail-server";
import { recorder } from "./recorder";

/** A request that came, and how it was answered. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Status of the answer; `undefined` while there is none. */
  status: number | undefined;
}

/** Something that goes wrong with requests, until it is lifted or the test ends. */
export interface Trouble {
  /** Kept once the first such request has come. */
  readonly met: Promise<void>;
  /** Ends it; what waits goes on. */
  readonly lift: () => void;
}

/** The paths that a trouble is about: one, or all that match. Queries do not count. */
export type Paths = string | RegExp;

export type Front = Awaited<ReturnType<typeof startFront>>;

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly meet: () => void;
  /** Whether the request has been dealt with. */
  readonly apply: (response: ServerResponse) => Promise<boolean> | boolean;
}

/**
 * Starts a small proxy before a site that listens on `sitePort`, on a port of its own, and so an origin without a
 * past. In it tests make any request of a page late, wrong or lost.
 */
export async function startFront(sitePort: number) {
  const exchanges: Exchange[] = [];
  const rules = new Set<Rule>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url = "/" } = request;
    const exchange: Exchange = { method, address: url, status: undefined };
    exchanges.push(exchange);
    response.on("finish", () => (exchange.status = response.statusCode));
    const path = url.replace(/\?.*/, "");
    // The set itself, not a copy: what waited meets the rules that were set meanwhile.
    for (const rule of rules) {
      if (!rule.matches(path)) continue;
      rule.meet();
      if (await rule.apply(response)) return;
    }
    forward(request, response, sitePort);
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const trouble = (paths: Paths, apply: Rule["apply"], release = () => {}): Trouble => {
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const matches = (path: string) =>
      typeof paths === "string" ? path === paths : paths.test(path);
    const rule: Rule = { matches, meet, apply };
    rules.add(rule);
    const lift = () => {
      rules.delete(rule);
      release();
    };
    return { met, lift };
  };
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    /** All requests so far, in their order. */
    exchanges,
    /** Lets requests wait until the trouble is lifted. */
    delay: (paths: Paths) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      return trouble(paths, () => released.then(() => false), release);
    },
    /** Answers with this status instead of the site. */
    answer: (paths: Paths, status: number) =>
      trouble(paths, (response) => {
        response.writeHead(status).end();
        return true;
      }),
    /** Cuts the line, as a network does that is gone. */
    drop: (paths: Paths) =>
      trouble(paths, (response) => {
        response.destroy();
        return true;
      }),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Lets the site answer. Pages get the {@link recorder} on the way, and nothing is compressed for that. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  delete headers["accept-encoding"];
  const asked = ask({ host: "127.0.0.1", port, method, path: url, headers, agent: false });
  asked.on("error", () => response.destroy());
  asked.on("response", (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!/^text\/html/.test(answered["content-type"] ?? "")) {
      response.writeHead(statusCode, answered);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      // Before the page's own policy, which knows no such script.
      const page = Buffer.concat(chunks)
        .toString()
        .replace(/<meta charset=[^>]*>/i, (charset) => `${charset}<script>${recorder}</script>`);
      delete answered["content-length"];
      response.writeHead(statusCode, answered).end(page);
    });
  });
  request.pipe(asked);
}
