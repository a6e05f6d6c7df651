import { type IncomingMessage } from "node:http";
import { type RequestContext, handleContact } from "./handle-contact";
import { HttpError } from "./http-error";
import { maxBytes } from "./read-fields";
import { createResponse } from "./response";

/** The parts of a Node request used here. All hosts provide these parts, except for `socket` on Netlify. */
export type NodeRequest = Pick<
  IncomingMessage,
  "method" | "headers" | "on" | "readableEnded" | "destroyed"
> & { readonly socket?: { readonly remoteAddress?: string | undefined } | undefined };

export interface NodeResponse {
  statusCode: number;
  /** Netlify's wrapper sets `Content-Type` only if `override` is true. Node ignores this argument. */
  setHeader(name: string, value: string, override: boolean): unknown;
  end(body: string): unknown;
}

const handledMethods: readonly string[] = ["GET", "HEAD", "OPTIONS", "POST"];

const handled = new WeakSet<NodeRequest>();

/**
 * Never rejects, because an unhandled rejection would end `gatsby serve`. Ignores a second call for the same
 * request. Gatsby's Netlify wrapper calls twice for `multipart/form-data` requests without a boundary.
 */
export async function answerNode(
  request: NodeRequest,
  response: NodeResponse,
  context: RequestContext = {},
  handle = handleContact,
): Promise<void> {
  if (handled.has(request)) return;
  handled.add(request);
  // On Node 24, Netlify's request emits a late error. Without a listener, that error would end the process.
  request.on("error", () => undefined);
  let answer;
  try {
    answer = await handle(toWebRequest(request), {
      clientAddress: request.socket?.remoteAddress,
      ...context,
    });
  } catch (cause) {
    answer = createResponse(new HttpError("internal", {}, { cause }), false, undefined);
  }
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value, true));
  response.end(await answer.text());
}

function toWebRequest(request: NodeRequest): Request {
  const { method = "" } = request;
  const headers = new Headers();
  for (const [name, value = []] of Object.entries(request.headers)) {
    for (const single of [value].flat()) headers.append(name, single);
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await readUpToLimit(request);
        if (bytes.length > 0) controller.enqueue(bytes);
        controller.close();
      },
    },
    // Don't read the body until the method and headers are checked.
    { highWaterMark: 0 },
  );
  const sent = { body, duplex: "half" };
  // Use a fixed URL, because `Request` throws if a URL made from the `Host` header is invalid.
  return new Request("http://localhost/", {
    headers,
    // Replace unhandled methods with DELETE, because `Request` rejects some. The response is 405 anyway.
    method: handledMethods.includes(method) ? method : "DELETE",
    ...(method === "POST" ? sent : {}),
  });
}

/**
 * Reads the body up to the size limit. Discards the rest, so that the connection can be reused. Uses events
 * for two reasons: `for await` throws on Netlify, and one promise per chunk would take 0.2 s of CPU time for
 * a body in one-byte chunks.
 */
const readUpToLimit = (request: NodeRequest) =>
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
