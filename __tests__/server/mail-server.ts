import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { closeAfterTest } from "./closing";

type OnData = NonNullable<SMTPServerOptions["onData"]>;

export const refusal = (responseCode: number): Error =>
  Object.assign(new Error("Scripted"), { responseCode });

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** Mail server options. `take` accepts or rejects a complete message, and can drop all connections. */
export interface Script extends Omit<SMTPServerOptions, "onData"> {
  readonly take?: (drop: () => void, count: number) => Promise<Error | undefined | "silence">;
  readonly onFirstBytes?: (drop: () => void) => void;
}

export async function startMailServer(script: Script = {}): Promise<MailServer> {
  const server = await openMailServer(script);
  closeAfterTest(server.stop);
  return server;
}

export async function openMailServer({ take, onFirstBytes, ...options }: Script = {}) {
  /** Messages that the server accepted with reply 250. */
  const mails: Buffer[] = [];
  let messages = 0;
  const onData: OnData = (stream, _session, callback) => {
    const chunks: Buffer[] = [];
    let cut = false;
    stream.on("data", (chunk: Buffer) => {
      if (chunks.length === 0 && onFirstBytes !== undefined) {
        cut = true;
        onFirstBytes(drop);
      }
      result.messageBytes += chunk.length;
      chunks.push(chunk);
    });
    stream.on("end", () => {
      if (cut) return;
      messages += 1;
      void (take?.(drop, messages) ?? Promise.resolve(undefined)).then((answer) => {
        if (answer === "silence") return;
        if (answer === undefined) mails.push(Buffer.concat(chunks));
        callback(answer);
      });
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    onData,
    ...options,
  });
  const drop = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  // Ignore the errors that are caused by deliberately dropped connections.
  server.on("error", () => undefined);
  server.server.on("connection", () => (result.connections += 1));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const result = {
    port: portOf(server.server.address()),
    mails,
    /** Total size in bytes of all messages that reached the server, including rejected messages. */
    messageBytes: 0,
    connections: 0,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Replaces the server's certificate. */
    prove: (certificate: Pick<SMTPServerOptions, "key" | "cert">) => server.updateSecureContext(certificate),
  };
  return result;
}

export async function startSilentServer(): Promise<{ port: number }> {
  const server = createServer((socket) => void socket.on("error", () => undefined).resume());
  return { port: await listen(server) };
}

export async function listen(server: Server & { closeAllConnections?: () => void }, port = 0) {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  closeAfterTest(() => {
    server.closeAllConnections?.();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  return portOf(server.address());
}

export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function portOf(address: unknown): number {
  if (typeof address === "object" && address !== null && "port" in address) {
    return Number(address.port);
  }
  throw new Error("The server does not listen");
}
