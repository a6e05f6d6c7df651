import { spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { frozenProject } from "./frozen";
import { fillProject } from "./host/project-copy";

/** `npm run build:frozen` builds the frozen content, unless `content/` is identical. */
if (frozenProject === ".") {
  console.log("content/ is the frozen content, so public/ serves all tests.");
} else {
  fillProject(frozenProject);
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const { status } = spawnSync(execPath, command, { cwd: frozenProject, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
