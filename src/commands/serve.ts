import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { environment } from "../environment";
import { ignoreLostOutput, nonBlockingLog } from "../contact-function/log-line";
import { readSettings } from "../contact-function/settings";
import { createSiteServer } from "../server/site-server";
import { checkContact } from "./check-contact";
import { fail } from "./fail";

const [, , folderArgument = "public"] = argv;
/** Don't resolve a symlink here, so that changing the symlink puts a new release online at once. */
const siteFolder = resolve(folderArgument);
const host = environment().HOST || "127.0.0.1";
const port = environment().PORT || "8000";

if (folderArgument === "--check") {
  void checkContact();
} else if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  fail(`PORT is "${port}". Set it to a number from 0 (any free port) to 65535.`);
} else if (!existsSync(join(siteFolder, "index.html"))) {
  fail(`${folderArgument}/ doesn't contain a built site. Run npm run build first.`);
} else {
  serve();
}

function serve(): void {
  const { settings, invalid } = readSettings();
  ignoreLostOutput();
  const log = nonBlockingLog();
  const server = createSiteServer(siteFolder, { log });
  server.once("error", (error) => fail(reason(error)));
  server.listen({ host, port: Number(port) }, () => {
    const address = server.address();
    const listening = typeof address === "object" && address !== null ? address.port : port;
    log(`http://${host.includes(":") ? `[${host}]` : host}:${listening}/`);
    if (invalid.length > 0) {
      const variables = invalid.map(({ variable }) => variable).join(", ");
      log(`The contact form refuses messages until these variables are set: ${variables}`);
    }
  });
  /** Ignores a second signal, such as one that npm forwards, so that open responses aren't cut off. */
  const stop = () => {
    if (!server.listening) return;
    server.close();
    // Close each connection after its current response.
    server.keepAliveTimeout = 1;
    // Exit in any case, because unread log output or a slow mail server could keep the process running.
    setTimeout(() => process.exit(), settings.deadlineMs + 2000).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
}

function reason(error: Error): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Use another one: PORT=${Number(port) + 1} npm run serve`;
  }
  if (code === "EACCES") return `You aren't allowed to use port ${port}. Use one above 1023.`;
  return `The server cannot listen on HOST ${host}, PORT ${port}: ${error.message}`;
}
