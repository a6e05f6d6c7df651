import { spawnSync } from "node:child_process";
import { findLastPassed } from "./find-last-passed.mjs";

/*
 * Prints the name of the npm script that checks this commit: `test:content` if only `content/` has changed
 * since the last commit on main that passed, or `test` otherwise. The comparison doesn't start from the
 * parent commit, because that commit may have failed. `content/README.md` counts as code, because tests
 * compare it with the code.
 */
const isContent = (file) => file.startsWith("content/") && file !== "content/README.md";

/** Lists a renamed file under both paths. */
function findChanges(commit) {
  const args = ["diff", "--name-only", "--no-renames", "-z", commit, "HEAD", "--"];
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`Can't compare with ${commit}: ${stderr}`);
  return stdout.split("\0").filter(Boolean);
}

async function chooseScript() {
  try {
    const commit = await findLastPassed();
    const code = findChanges(commit).filter((file) => !isContent(file));
    console.error(`Last passed: ${commit}. Changed since then, besides content: ${code.length}`);
    // As JSON, because a line break in a name would begin a line that GitHub may take for a command.
    for (const file of code) console.error(JSON.stringify(file));
    return code.length === 0 ? "test:content" : "test";
  } catch (error) {
    console.error(error.message);
    return "test";
  }
}

console.log(`script=${await chooseScript()}`);
