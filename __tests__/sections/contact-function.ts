import { createServer, request } from "node:http";

/** What the function under test's stand-in answers: status and body; `undefined` breaks the connection. */
export type Answer = { readonly status: number; readonly body: string } | undefined;

export const accepted: Answer = { status: 200, body: '{"success":true,"id":"1"}' };

/** A refusal as the function words it. */
export const refused = (status: number, code: string): Answer => ({
  status,
  body: JSON.stringify({ success: false, error: { code, message: code } }),
});

/**
 * A real HTTP server in place of the function, and a `fetch` that leads there: jsdom has none. `posts` are
 * the bodies that came in, parsed.
 */
export async function startContactFunction() {
  const posts: Record<string, unknown>[] = [];
  const state = { answer: accepted, held: Promise.resolve() };
  const server = createServer((incoming, response) => {
    let body = "";
    incoming.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    incoming.on("end", () => {
      posts.push(JSON.parse(body));
      const { answer, held } = state;
      if (answer === undefined) return void response.destroy();
      void held.then(() => response.writeHead(answer.status).end(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const fetchOverHttp = (path: string, init: { method: string; body: string }) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ port, path, method: init.method }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, json: async () => JSON.parse(text) }),
        );
      });
      outgoing.on("error", reject).end(init.body);
    });
  Object.defineProperty(globalThis, "fetch", { value: fetchOverHttp, configurable: true });

  return {
    posts,
    state,
    /** Holds back the answers to what comes from now on; returns what lets them go. */
    hold() {
      let letGo: () => void = () => undefined;
      state.held = new Promise((resolve) => (letGo = resolve));
      return () => {
        state.held = Promise.resolve();
        letGo();
      };
    },
    reset() {
      posts.length = 0;
      Object.assign(state, { answer: accepted, held: Promise.resolve() });
    },
    stop: () =>
      new Promise<void>((resolve) => {
        Reflect.deleteProperty(globalThis, "fetch");
        server.close(() => resolve());
        // Also what a test that failed still holds back.
        server.closeAllConnections();
      }),
  };
}
