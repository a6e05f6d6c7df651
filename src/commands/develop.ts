import { argv } from "node:process";
import { schemaFiles, writeFiles } from "../content/editors/editor-files";
import { environment } from "../environment";
import { runGatsby } from "./run-gatsby";

writeFiles(schemaFiles());
runGatsby(["develop", ...argv.slice(2)], {
  // Gatsby's default host, `localhost`, may resolve only to an IPv6 address. `PORT` isn't set here, because
  // Gatsby reads this variable itself.
  GATSBY_HOST: environment().HOST || "127.0.0.1",
  // Write emails to .outbox/ instead of sending them (see src/contact-function/settings.ts).
  CONTACT_TRANSPORT: "outbox",
});
