import { copyFileSync, readFileSync } from "node:fs";
import { modelFiles, writeFiles } from "../content/editors/editor-files";
import { runGatsby } from "./run-gatsby";

/* Updates the generated files in Git. A build writes the query types to Gatsby's cache. */
writeFiles(modelFiles(readFileSync("content/README.md", "utf8")));
runGatsby(["build"]);
if (process.exitCode === 0) copyFileSync(".cache/gatsby-types.d.ts", "src/gatsby-types.d.ts");
