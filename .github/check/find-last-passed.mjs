/* global AbortSignal, URL, fetch -- Node globals that ESLint doesn't recognize */
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";

export async function findLastPassed() {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = env;
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

if (argv[1] === fileURLToPath(import.meta.url)) console.log(`commit=${await findLastPassed()}`);
