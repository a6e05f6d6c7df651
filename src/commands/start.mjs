import { spawn } from "node:child_process";
import { exit } from "node:process";
import { ensureInstalled, run } from "./ensure-installed.mjs";

ensureInstalled();
console.log("Building the site (under a minute) …");
if (run("npm", ["run", "--silent", "build"]) !== 0) {
  console.error("The site couldn't be built. See the lines above.");
  exit(1);
}

// By default, write emails to .outbox/, so that trying out the site needs no mail server.
const server = spawn(process.execPath, ["--import", "tsx", "src/commands/serve.ts"], {
  stdio: "inherit",
  env: { CONTACT_TRANSPORT: "outbox", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => exit(code ?? 1));
