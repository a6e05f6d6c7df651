import { ServerResponse } from "node:http";
import { type Socket } from "node:net";

/**
 * Maximum number of requests per connection that wait for their response. Browsers send a request only after
 * the previous response has arrived.
 */
const maxUnanswered = 8;

const unanswered = new WeakMap<Socket, number>();

/**
 * Resets connections with too many unanswered requests. Counts responses and not calls of the request handler,
 * because Node answers some requests itself, such as requests without a `Host` header.
 */
export class CountedResponse extends ServerResponse {
  constructor(...parameters: ConstructorParameters<typeof ServerResponse>) {
    super(...parameters);
    const { socket } = this.req;
    const add = (change: number) => {
      const count = (unanswered.get(socket) ?? 0) + change;
      unanswered.set(socket, count);
      return count;
    };
    // Wait, because Node parses all the requests that it has read before it lets other clients have a turn.
    this.once("close", () => setImmediate(add, -1));
    if (add(1) <= maxUnanswered) return;
    socket.resetAndDestroy();
    // Node would still create a request and a response for each of up to 3,600 requests that it has already
    // read. For 40 connections, this would take 3 s and 400 MB. Node has no documented way to stop its parser.
    const parser: object | undefined = Reflect.get(socket, "parser");
    if (parser !== undefined) Reflect.set(parser, "onIncoming", () => stopParsing);
  }
}

/** The parser's code for a change of protocol, after which it leaves the rest of the data alone. */
const stopParsing = 2;
