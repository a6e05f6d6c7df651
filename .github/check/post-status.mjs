/* global AbortSignal, fetch -- Node globals that ESLint doesn't recognize */
import { env } from "node:process";

/*
 * Posts a commit status. Reads these variables: CONTEXT (the status's name), COMMIT (the commit's hash), RESULT (a
 * job's result, or pending), DESCRIPTION (one sentence) and LINK (an address, by default this workflow run's).
 */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_TOKEN } = env;
const { CONTEXT, COMMIT, RESULT, DESCRIPTION, LINK } = env;
/** Maximum length of a status description on GitHub, in characters. */
const maximumLength = 140;

function shorten(text) {
  if (text.length <= maximumLength) return text;
  // Drops the last word, which may be cut off, and makes room for the ellipsis. If the text ends with a
  // space, its last word is complete and stays.
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
