import { execFileSync, spawnSync } from "node:child_process";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findPublishedFiles } from "../files";
import { buildIn } from "./build-in";
import { fail, errorMessage } from "./fail";

/* Builds the last commit twice, in different folders. Fails if any published file differs. */

const git = (...args: readonly string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

function buildLastCommit(folder: string): string {
  git("clone", "--quiet", "--depth=1", pathToFileURL(".").href, folder);
  const caches = join("node_modules", ".cache");
  // Copy `node_modules`, because linking to it would change the names of the built scripts.
  cpSync("node_modules", join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path !== caches,
  });
  return buildIn(folder, { SOURCE_DATE_EPOCH: git("log", "-1", "--format=%ct") });
}

const root = mkdtempSync(join(tmpdir(), "reproduce-"));
try {
  const first = buildLastCommit(join(root, "site"));
  const second = buildLastCommit(join(root, "another/place/of/the-site"));
  const { status } = spawnSync("git", ["diff", "--no-index", "--name-status", first, second], {
    stdio: "inherit",
  });
  const result = status === 0 ? "The two builds are identical" : "The files above differ";
  console.log(`${result} (${findPublishedFiles(second).length} files compared).`);
  if (status !== 0) process.exitCode = 1;
} catch (error) {
  fail(errorMessage(error));
} finally {
  rmSync(root, { recursive: true, force: true });
}
