/* global AbortSignal, fetch -- Node globals that ESLint doesn't recognize */
import { env } from "node:process";

/*
 * Posts a commit status. Reads these variables:
 * - CONTEXT: the status's name
 * - COMMIT: the commit's hash
 * - RESULT: a job's result, or `pending`
 * - DESCRIPTION: one sentence
 * - LINK: a URL, by default the URL of this workflow run
 */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_TOKEN } = env;
const { CONTEXT, COMMIT, RESULT, DESCRIPTION, LINK } = env;
/** Maximum length of a status description on GitHub, in characters. */
const maximumLength = 140;

function shorten(text) {
  if (text.length <= maximumLength) return text;
  // Remove the last word, which may be cut off, to make room for the ellipsis. If the cut comes right after a
  // space, the last word is complete, so remove only the space.
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
