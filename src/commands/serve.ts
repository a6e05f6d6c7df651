import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { environment } from "../environment";
import { ignoreLostOutput, nonBlockingLog } from "../contact-function/log-line";
import { readSettings } from "../contact-function/settings";
import { createSiteServer } from "../server/site-server";

const [, , named = "public"] = argv;
/**
 * Folder of the built site. Symbolic links in its path aren't resolved, so that pointing a link at a new
 * release puts the release online at once.
 */
const folder = resolve(named);
const env = environment();
const host = env.HOST || "127.0.0.1";
const port = env.PORT || "8000";
const { settings, wrong } = readSettings(env);

/** Time for open responses to finish after a stop signal: the deadline for sending a message, plus 2 s. */
const shutdownTimeoutMs = settings.deadlineMs + 2000;

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  fail(`PORT is "${port}"; 0 (any free port) to 65535 is allowed.`);
} else if (!existsSync(join(folder, "index.html"))) {
  fail(`There is no built site in ${named}/: run npm run build first.`);
} else {
  serve();
}

function serve(): void {
  ignoreLostOutput();
  const log = nonBlockingLog();
  const server = createSiteServer(folder, { log });
  server.once("error", (error) => fail(reason(error)));
  server.listen({ host, port: Number(port) }, () => {
    const address = server.address();
    const listening = typeof address === "object" && address !== null ? address.port : port;
    log(`http://${host.includes(":") ? `[${host}]` : host}:${listening}/`);
    if (wrong.length > 0) {
      const variables = wrong.map(({ variable }) => variable).join(", ");
      log(`Messages of the contact form are refused until these are set: ${variables}`);
    }
  });
  /**
   * A signal may arrive twice, because npm forwards it. The second signal must not cut off open responses.
   */
  const stop = () => {
    if (!server.listening) return;
    server.close();
    // Closes connections after their current response instead of keeping them for another request.
    server.keepAliveTimeout = 1;
    // Ends the process after the timeout, even if an unread log or an unresponsive mail server would keep it
    // running.
    setTimeout(() => process.exit(), shutdownTimeoutMs).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
}

function reason(error: Error): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Take another one: PORT=${Number(port) + 1} npm run serve`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights; take one above 1023.`;
  return `The server cannot listen on HOST ${host}, PORT ${port}: ${error.message}`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
