import { handle } from "./handle-contact";

/**
 * What is used of a request that comes in Node's manner: Gatsby's, and the one that Netlify's wrapper
 * makes up, which has no socket.
 */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
  readonly readableEnded: boolean;
  on(event: string, listener: (chunk: Uint8Array) => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** What is used of a response: Netlify's wrapper has no `headersSent`. */
export interface NodeResponse {
  statusCode: number;
  /** Netlify's wrapper sets `Content-Type` only when `override` is given; Node takes no notice of it. */
  setHeader(name: string, value: string, override: boolean): unknown;
  end(body: string): unknown;
}

const taken = new WeakSet<NodeRequest>();

/**
 * Answers for Gatsby's functions, on Netlify too. Never throws: that would end `gatsby serve`. Answers once,
 * though the wrapper that Gatsby makes for Netlify hands over what its parser of forms with files cannot
 * read (`multipart/form-data` without a boundary) a second time.
 */
export async function answerNode(request: NodeRequest, response: NodeResponse): Promise<void> {
  if (taken.has(request)) return;
  taken.add(request);
  try {
    const { body, discard } = bodyOf(request);
    const answer = await handle(webRequest(request, body), {
      clientAddress: request.socket?.remoteAddress,
    });
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => response.setHeader(name, value, true));
    response.end(await answer.text());
    discard();
  } catch {
    response.statusCode = 500;
    response.end(`{"success":false,"error":{"code":"internal","message":"No answer."}}`);
  }
}

function webRequest({ method, headers }: NodeRequest, body: ReadableStream<Uint8Array>): Request {
  const entries = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((single): [string, string] => [name, single]),
  );
  // What is not POST is refused by its method, and some of those names are refused by Request itself.
  const sent = { method: "POST", body, duplex: "half" };
  return new Request("http://localhost/", {
    headers: new Headers(entries),
    ...(method === "POST" ? sent : { method: "GET" }),
  });
}

/** The body as a web stream, read as it is asked for. `discard` lets what is left flow away. */
function bodyOf(request: NodeRequest) {
  let ended = request.readableEnded;
  const discard = () => {
    ended = true;
    request.resume();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const close = () => {
          if (!ended) controller.close();
          ended = true;
        };
        if (ended) return controller.close();
        request.on("data", (chunk) => {
          if (ended) return;
          request.pause();
          controller.enqueue(new Uint8Array(chunk));
        });
        request.on("end", close);
        // A connection that breaks ends the text, and half a JSON text is malformed.
        request.on("close", close);
        request.on("error", close);
        request.pause();
      },
      pull: () => void request.resume(),
      cancel: discard,
    },
    { highWaterMark: 0 },
  );
  return { body, discard };
}
