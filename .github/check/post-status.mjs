/* global AbortSignal, fetch -- parts of Node that the linter does not know */
import { env } from "node:process";

/*
 * Posts a commit status with a link to this run. CONTEXT is its name, COMMIT the commit, RESULT the result of a job,
 * and DESCRIPTION one sentence.
 */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_TOKEN } = env;
const { CONTEXT, COMMIT, RESULT, DESCRIPTION } = env;
/** GitHub refuses longer descriptions. */
const maximumLength = 140;

function shorten(text) {
  if (text.length <= maximumLength) return text;
  // The last of these characters makes room for the ellipsis. If it's a space, the word before it is whole.
  const kept = text.slice(0, maximumLength);
  return `${kept.replace(/\s+\S*$/, "").slice(0, maximumLength - 1)}…`;
}

const state = RESULT === "success" || RESULT === "failure" ? RESULT : "error";
const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/statuses/${COMMIT}`, {
  method: "POST",
  headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, "Content-Type": "application/json" },
  body: JSON.stringify({
    state,
    context: CONTEXT,
    description: shorten(DESCRIPTION || "The check stopped before its end. Its log shows why."),
    target_url: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
  }),
  signal: AbortSignal.timeout(30_000),
});
if (!answer.ok) {
  console.error(`GitHub answered ${answer.status}: ${await answer.text()}`);
  process.exitCode = 1;
}
