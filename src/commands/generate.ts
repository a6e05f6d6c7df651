import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { modelFiles, writeFiles } from "../content/editors/editor-files";
import { runGatsby } from "./run-gatsby";

/* Updates the generated files in Git. The query types come from a build, even if one of its later steps fails. */
writeFiles(modelFiles(readFileSync("content/README.md", "utf8")));
runGatsby(["build"]);
const types = ".cache/gatsby-types.d.ts";
if (existsSync(types)) copyFileSync(types, "src/gatsby-types.d.ts");
