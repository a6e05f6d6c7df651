import { spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { frozenProject } from "./frozen";
import { fillProject } from "./host/project-copy";

/** `npm run build:frozen` builds the site with the frozen content, unless `content/` has the same content. */
if (frozenProject === ".") {
  console.log("content/ is the frozen content, so public/ serves all tests.");
} else {
  fillProject(frozenProject);
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const { status } = spawnSync(execPath, command, { cwd: frozenProject, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
