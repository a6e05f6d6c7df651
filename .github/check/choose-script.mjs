/* global AbortSignal, URL, fetch -- Node globals that ESLint doesn't recognize */
import { spawnSync } from "node:child_process";
import { env } from "node:process";

/*
 * Prints the npm script for this commit: `test:content` if only files in `content/` have changed since the
 * last commit on main that passed its check, or else `test`. Comparing with the parent commit isn't safe,
 * because the parent may have failed. The editors' guide, `content/README.md`, counts as code, because tests
 * compare it with the code.
 */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = env;
const isContent = (file) => file.startsWith("content/") && file !== "content/README.md";

async function findLastPassed() {
  const path = `/repos/${GITHUB_REPOSITORY}/actions/workflows/check.yml/runs`;
  const address = new URL(GITHUB_API_URL + path);
  address.search = "branch=main&event=push&status=success&per_page=1";
  const answer = await fetch(address, {
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}.`);
  const [run] = (await answer.json()).workflow_runs;
  if (!run) throw new Error("No commit on main has passed its check yet.");
  return run.head_sha;
}

/** Returns the files that differ between a commit and HEAD. A renamed file is listed under both paths. */
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
    for (const file of code) console.error(file);
    return code.length === 0 ? "test:content" : "test";
  } catch (error) {
    console.error(error.message);
    return "test";
  }
}

console.log(`script=${await chooseScript()}`);
