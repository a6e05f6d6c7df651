import { createServer, type Socket } from "node:net";
import { closeAfterTest } from "./closing";
import { listen } from "./mail-server";

/** Faults that the package `smtp-server` can't produce. */
interface Manners {
  /** Closes the connection after accepting a message. */
  readonly hangsUp?: boolean;
  /** The reply to STARTTLS. Without this option, the server does not offer STARTTLS. */
  readonly startTls?: string;
  /** Rejects every recipient, and never replies to the following `RSET`. */
  readonly ignoresReset?: boolean;
  /** Replies, keyed by a command's first four letters. For an empty reply, the server sends nothing. */
  readonly replies?: Readonly<Record<string, string>>;
}

export async function startPlainMailServer({ hangsUp, startTls, ignoresReset, replies: own }: Manners) {
  const mails: string[] = [];
  const commands: string[] = [];
  const replies: Readonly<Record<string, string>> = {
    EHLO: startTls === undefined ? "250 x" : "250-x\r\n250 STARTTLS",
    STAR: startTls ?? "502 what?",
    DATA: "354 go on",
    QUIT: "221 bye",
    ...(ignoresReset && { RCPT: "550 no", RSET: "" }),
    ...own,
  };
  const server = createServer((socket) => {
    let received = "";
    let inMail = false;
    say(socket, "220 x");
    socket.on("error", () => undefined);
    closeAfterTest(async () => void socket.destroy());
    socket.on("data", (data) => {
      received += data.toString();
      for (;;) {
        const ending = inMail ? "\r\n.\r\n" : "\r\n";
        const end = received.indexOf(ending);
        if (end === -1 || socket.writableEnded) return;
        const text = received.slice(0, end);
        received = received.slice(end + ending.length);
        (inMail ? mails : commands).push(text);
        say(socket, inMail ? "250 taken" : (replies[text.slice(0, 4)] ?? "250 yes"));
        if (inMail && hangsUp) socket.end();
        inMail = !inMail && text === "DATA";
      }
    });
  });
  return { port: await listen(server), mails, commands, server };
}

function say(socket: Socket, reply: string): void {
  if (reply !== "") socket.write(`${reply}\r\n`);
}
