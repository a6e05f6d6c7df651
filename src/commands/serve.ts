import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "node:process";
import { readRedirects } from "../content/files/read-redirects";
import { readSettings } from "../server/read-settings";
import { createSiteServer } from "../server/site-server";

/** Time for answers that are under way when the server is told to stop. */
const farewell = 10_000;

const folder = resolve("public");
const host = env["HOST"] || "127.0.0.1";
const port = env["PORT"] || "8000";

if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  fail(`PORT is "${port}"; a number from 1 to 65535 is allowed.`);
} else if (!existsSync(resolve(folder, "index.html"))) {
  fail("There is no built site in public/: run npm run build first.");
} else {
  serve();
}

function serve(): void {
  const server = createSiteServer(folder, {}, readRedirects(resolve("content")));
  server.once("error", (error) => fail(reason(error)));
  server.listen({ host, port: Number(port) }, () => {
    const address = server.address();
    const listening = typeof address === "object" && address !== null ? address.port : port;
    console.log(`http://${host.includes(":") ? `[${host}]` : host}:${listening}/`);
    const { wrong } = readSettings(env);
    if (wrong.length > 0) {
      const variables = wrong.map(({ variable }) => variable).join(", ");
      console.log(`Messages of the contact form are refused until these are set: ${variables}`);
    }
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), farewell).unref();
    });
  }
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
