import { type IncomingMessage } from "node:http";
import { answerWith } from "./answer";
import { type Context, handle } from "./handle-contact";
import { maxBytes } from "./read-request";
import { Refusal } from "./refusal";

/** The parts of Node's request that Gatsby's and Netlify's requests have, too. Netlify's has no socket. */
export type NodeRequest = Pick<
  IncomingMessage,
  "method" | "headers" | "on" | "readableEnded" | "destroyed"
> & {
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
};

/** The part of Node's response that is used. Netlify's wrapper has no `headersSent`. */
export interface NodeResponse {
  statusCode: number;
  /** Netlify's wrapper sets `Content-Type` only when `override` is given; Node takes no notice of it. */
  setHeader(name: string, value: string, override: boolean): unknown;
  end(body: string): unknown;
}

const taken = new WeakSet<NodeRequest>();

/**
 * Answers for Gatsby's functions, on Netlify too, and for the self-hosting server. Never throws: that would
 * end `gatsby serve`. Answers once, though the wrapper that Gatsby makes for Netlify hands over what its
 * parser of forms with files cannot read (`multipart/form-data` without a boundary) a second time.
 */
export async function answerNode(
  request: NodeRequest,
  response: NodeResponse,
  context: Context = {},
): Promise<void> {
  if (taken.has(request)) return;
  taken.add(request);
  // On Node 24, Netlify's request fails after its end, and an error without a listener would end the process.
  request.on("error", () => undefined);
  let answer;
  try {
    answer = await handle(webRequest(request), {
      clientAddress: request.socket?.remoteAddress,
      ...context,
    });
  } catch (cause) {
    answer = answerWith(new Refusal("internal", {}, { cause }), false, undefined);
  }
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value, true));
  response.end(await answer.text());
}

function webRequest(request: NodeRequest): Request {
  const entries = Object.entries(request.headers).flatMap(([name, value = []]) =>
    [value].flat().map((single): [string, string] => [name, single]),
  );
  const { method } = request;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await readStart(request);
        if (bytes.length > 0) controller.enqueue(bytes);
        controller.close();
      },
    },
    // Without this, the body would be read before the method and the headers are checked.
    { highWaterMark: 0 },
  );
  const sent = { body, duplex: "half" };
  // Not the host that the client names: that may be none, and Request would throw.
  return new Request("http://localhost/", {
    headers: new Headers(entries),
    // Other methods are refused later by `method_not_allowed`; Request would throw for some of them.
    method: method === "POST" || method === "OPTIONS" ? method : "GET",
    ...(method === "POST" ? sent : {}),
  });
}

/**
 * Reads at most one byte more than a body may have. The rest is read and dropped, so that the connection can be
 * used again. A promise per chunk would take 0.2 s of CPU for a body of one-byte chunks. Iterating over Netlify's
 * request throws on Node 24, because that request has no socket to close.
 */
const readStart = (request: NodeRequest) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const bytes = new Uint8Array(maxBytes + 1);
    let length = 0;
    const finish = () => resolve(bytes.subarray(0, length));
    if (request.readableEnded) finish();
    else if (request.destroyed) reject(new Error("The connection is closed"));
    request.on("data", (chunk: Buffer) => {
      length += chunk.copy(bytes, length);
      if (length > maxBytes) finish();
    });
    request.on("end", finish);
    request.on("close", () => reject(new Error("The connection was closed")));
  });
