import { argv } from "node:process";
import { schemaFiles, writeFiles } from "../content/editors/editor-files";
import { environment } from "../environment";
import { runGatsby } from "./run-gatsby";

writeFiles(schemaFiles());
runGatsby(["develop", ...argv.slice(2)], {
  // Gatsby's default, `localhost`, may be an IPv6 address alone. It reads `PORT` by itself.
  GATSBY_HOST: environment().HOST || "127.0.0.1",
  // Mail of a development server is written to .outbox/; see server/settings.
  CONTACT_TRANSPORT: "outbox",
});
