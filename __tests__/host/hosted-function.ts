import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A request that reached the hosted function. */
export interface Call {
  readonly method: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

/** A function on another origin. */
export interface HostedFunction {
  readonly calls: Call[];
  /** What it answers from now on. */
  answer: { readonly status: number; readonly json: unknown };
  readonly stop: () => Promise<void>;
}

/**
 * A function as hosts of functions run them (`…/functions/v1/send-contact-email`): the public key as bearer
 * token and as `apikey`, JSON both ways, and permission for pages of other origins to ask.
 */
export async function startHostedFunction(port: number, key: string): Promise<HostedFunction> {
  const result: HostedFunction = {
    calls: [],
    answer: { status: 200, json: { success: true } },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const permission = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "authorization, apikey, content-type",
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, headers } = request;
      const text = Buffer.concat(chunks).toString();
      result.calls.push({ method, headers, body: text === "" ? undefined : JSON.parse(text) });
      if (method === "OPTIONS") return response.writeHead(204, permission).end();
      const known = headers.authorization === `Bearer ${key}` && headers["apikey"] === key;
      const { status, json } = known ? result.answer : { status: 401, json: { message: "No key" } };
      response.writeHead(status, { ...permission, "Content-Type": "application/json" });
      return response.end(JSON.stringify(json));
    });
  });
  server.keepAliveTimeout = 1;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return result;
}
