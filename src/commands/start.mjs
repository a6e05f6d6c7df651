import { exit } from "node:process";
import { ensureInstalled, run } from "./ensure-installed.mjs";

ensureInstalled();
console.log("Building the site (under a minute) …");
if (run("npm", ["run", "--silent", "build"]) !== 0) {
  console.error("The site could not be built; the lines above say why.");
  exit(1);
}
// Mail of a site on one's own machine is written to .outbox/; a deployed one needs a mail server.
exit(
  run("npm", ["run", "--silent", "serve"], {
    CONTACT_TRANSPORT: process.env.CONTACT_TRANSPORT ?? "outbox",
  }),
);
