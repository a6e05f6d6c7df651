import { copyFileSync, readFileSync } from "node:fs";
import { modelFiles, writeFiles } from "../content/editors/editor-files";
import { runGatsby } from "./run-gatsby";

// What is made from the code and is in the repository all the same: a fresh clone and editors need it.
writeFiles(modelFiles(readFileSync("content/README.md", "utf8")));
runGatsby(["build"]);
if (process.exitCode === 0) copyFileSync(".cache/gatsby-types.d.ts", "src/gatsby-types.d.ts");
