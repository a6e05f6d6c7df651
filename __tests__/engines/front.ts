import { once } from "node:events";
import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { portOf } from "../server/mail-server";

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

interface Exchange {
  readonly method: string;
  /** The path and query string. */
  readonly address: string;
  /** The HTTP status, or `undefined` until the response is complete. */
  status: number | undefined;
}

/** A simulated network problem, which lasts until `lift` is called or the test ends. */
export interface Trouble {
  /** Resolves when the first affected request has arrived. */
  readonly met: Promise<void>;
  /** Ends the problem, and lets delayed requests through. */
  readonly lift: () => void;
}

/** A path, or a pattern for paths. Query strings are ignored. */
type Paths = string | RegExp;

export type Front = Awaited<ReturnType<typeof startFront>>;

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly meet: () => void;
  /** Handles a request. Returns `false` if the request should be passed on to the site. */
  readonly apply: (response: ServerResponse) => Promise<boolean> | boolean;
}

/** Starts a proxy to the site on a new port, so that each test has a new origin without cache or storage. */
export async function startFront(sitePort: number) {
  const exchanges: Exchange[] = [];
  const rules = new Set<Rule>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url = "/" } = request;
    const exchange: Exchange = { method, address: url, status: undefined };
    exchanges.push(exchange);
    response.on("finish", () => (exchange.status = response.statusCode));
    const path = url.replace(/\?.*/, "");
    // Don't copy `rules`, so that a rule added during a delay also applies to the delayed request.
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

  const addTrouble = (paths: Paths, apply: Rule["apply"], release = () => {}): Trouble => {
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const matches = (path: string) => (typeof paths === "string" ? path === paths : paths.test(path));
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
    exchanges,
    delay: (paths: Paths) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      return addTrouble(paths, () => released.then(() => false), release);
    },
    answer: (paths: Paths, status: number) =>
      addTrouble(paths, (response) => {
        response.writeHead(status).end();
        return true;
      }),
    /** Closes the connection, as a network failure would. */
    drop: (paths: Paths) =>
      addTrouble(paths, (response) => {
        response.destroy();
        return true;
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  // Request uncompressed pages, because the script is inserted into their text.
  delete headers["accept-encoding"];
  const forwarded = send({ host: "127.0.0.1", port, method, path: url, headers, agent: false });
  forwarded.on("error", () => response.destroy());
  forwarded.on("response", async (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!answered["content-type"]?.startsWith("text/html")) {
      response.writeHead(statusCode, answered);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = await answer.toArray();
    // The script must come before the page's Content Security Policy, which would block it otherwise.
    const page = Buffer.concat(chunks)
      .toString()
      .replace(/<meta charset=[^>]*>/i, `$&<script>(${String(recordErrors)})()</script>`);
    delete answered["content-length"];
    response.writeHead(statusCode, answered).end(page);
  });
  request.pipe(forwarded);
}

/** Runs in the page and records console errors, because no WebKit driver reports them. */
function recordErrors(): void {
  const errors: string[] = [];
  window.recordedErrors = errors;
  const { error } = console;
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(" "));
    error.apply(console, values);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) errors.push(event.message);
    else if (target instanceof Element) errors.push(`not loaded: ${target.outerHTML}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}
