import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { execPath, version } from "node:process";
import { temporaryFolder } from "../temporary-folder";

const { folder: cwd } = temporaryFolder();

test("start asks for a newer Node if this one can't load the packages", () => {
  const args = ["--no-experimental-require-module", resolve("src/commands/start.mjs")];
  const { status, stderr } = spawnSync(execPath, args, { cwd, encoding: "utf8" });
  const advice = `Node ${version} can't load the packages. Install Node 20.19, 22.12 or later.\n`;
  expect({ status, stderr }).toEqual({ status: 1, stderr: advice });
});
