import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editorFiles } from "../content/editors/editor-files";
import { kinds } from "../content/model/kinds";

const guide = readFileSync("content/README.md", "utf8");
for (const [path, text] of editorFiles(kinds, guide)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
