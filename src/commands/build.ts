import { copyFileSync, readFileSync } from "node:fs";
import { argv } from "node:process";
import { modelFiles, writeFiles } from "../content/editors/editor-files";
import { runGatsby } from "./run-gatsby";

/**
 * Whether to update the generated files in the repository. They're committed because a fresh clone needs them
 * before its first build.
 */
const generates = argv.includes("--generate");

if (generates) writeFiles(modelFiles(readFileSync("content/README.md", "utf8")));
runGatsby(["build"]);
if (generates && process.exitCode === 0) {
  copyFileSync(".cache/gatsby-types.d.ts", "src/gatsby-types.d.ts");
}
