import { type IncomingMessage } from "node:http";
import { type Context, handle } from "./handle-contact";

/**
 * The part of Node's request that is used. Gatsby's and Netlify's have it too; Netlify's has no socket.
 */
export type NodeRequest = Pick<IncomingMessage, "method" | "headers" | "iterator" | "resume"> & {
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
  try {
    const answer = await handle(webRequest(request), {
      clientAddress: request.socket?.remoteAddress,
      ...context,
    });
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => response.setHeader(name, value, true));
    response.end(await answer.text());
  } catch {
    response.statusCode = 500;
    response.setHeader("content-type", "application/json", true);
    response.end(`{"success":false,"error":{"code":"internal","message":"No answer."}}`);
  }
  // What was not read of the body flows away, so that the connection can be used again.
  request.resume();
}

function webRequest(request: NodeRequest): Request {
  const entries = Object.entries(request.headers).flatMap(([name, value = []]) =>
    [value].flat().map((single): [string, string] => [name, single]),
  );
  const { method } = request;
  const chunks = request.iterator({ destroyOnReturn: false });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void chunks.return?.(),
  });
  const sent = { body, duplex: "half" };
  // Not the host that the client names: that may be none, and Request would throw.
  return new Request("http://localhost/", {
    headers: new Headers(entries),
    // Other methods are refused later by `method_not_allowed`; Request would throw for some of them.
    method: method === "POST" || method === "OPTIONS" ? method : "GET",
    ...(method === "POST" ? sent : {}),
  });
}
