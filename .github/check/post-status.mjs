/* global AbortSignal, fetch -- Node globals that ESLint doesn't recognize */
import { env } from "node:process";

/* Posts the status CONTEXT for a commit. RESULT is `pending` or a job's result. */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_TOKEN } = env;
const { CONTEXT, COMMIT, RESULT, DESCRIPTION, LINK } = env;
/** GitHub's limit for a status description, in characters. */
const maximumLength = 140;

function shorten(text) {
  if (text.length <= maximumLength) return text;
  // Cut at the last space, so that the text doesn't end in the middle of a word.
  const kept = text.slice(0, maximumLength);
  return `${kept.replace(/\s+\S*$/, "").slice(0, maximumLength - 1)}…`;
}

const state = ["pending", "success", "failure"].includes(RESULT) ? RESULT : "error";
const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/statuses/${COMMIT}`, {
  method: "POST",
  headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    state,
    context: CONTEXT,
    description: shorten(DESCRIPTION || "The check stopped before its end. Its log shows why."),
    target_url: LINK || `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
  }),
  signal: AbortSignal.timeout(30_000),
});
if (!answer.ok) {
  console.error(`GitHub answered ${answer.status}: ${await answer.text()}`);
  process.exitCode = 1;
}
