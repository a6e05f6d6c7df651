import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { execPath, version } from "node:process";
import { temporaryFolder } from "../temporary-folder";

const { folder: cwd } = temporaryFolder();

test("a Node that cannot load the packages, such as 22.11, is told so in one sentence", () => {
  const args = ["--no-experimental-require-module", resolve("src/commands/start.mjs")];
  const { status, stderr } = spawnSync(execPath, args, { cwd, encoding: "utf8" });
  const advice = `Node ${version} can't load the packages. Install Node 20.19, 22.12 or later.\n`;
  expect({ status, stderr }).toEqual({ status: 1, stderr: advice });
});
