import { argv, env } from "node:process";
import { schemaFiles, writeFiles } from "../content/editors/editor-files";
import { runGatsby } from "./run-gatsby";

const flags = argv.slice(2);
const defaults = { host: env["HOST"] ?? "127.0.0.1", port: env["PORT"] ?? "8000" };
const missing = Object.entries(defaults).filter(
  ([name]) => !flags.some((flag) => flag.split("=")[0] === `--${name}`),
);

writeFiles(schemaFiles());
// Mail of a development server is written to .outbox/; see server/settings.
runGatsby(["develop", ...missing.map(([name, value]) => `--${name}=${value}`), ...flags], {
  CONTACT_TRANSPORT: "outbox",
});
