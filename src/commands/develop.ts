import { argv } from "node:process";
import { schemaFiles, writeFiles } from "../content/editors/editor-files";
import { environment } from "../environment";
import { runGatsby } from "./run-gatsby";

writeFiles(schemaFiles());
void runGatsby(["develop", ...argv.slice(2)], {
  // Gatsby's default, `localhost`, may resolve only to an IPv6 address.
  GATSBY_HOST: environment().HOST || "127.0.0.1",
  CONTACT_TRANSPORT: "outbox",
});
