/* global AbortSignal, fetch -- Node globals that ESLint doesn't recognize */
import { readFileSync } from "node:fs";
import { argv, env, exit } from "node:process";

/*
 * Posts the text in a file as a comment on pull request NUMBER. The first argument is the file's path. Later
 * runs update the comment.
 */
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SERVER_URL, GITHUB_TOKEN, NUMBER } = env;
const marker = "<!-- What visitors will see changed -->";
/** Maximum length of the text in characters. GitHub's limit is higher, so the marker and a link fit, too. */
const maximumLength = 65_000;

async function request(method, path, body) {
  const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${path}`, {
    method,
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify({ body }) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.ok) return answer.json();
  console.error(`GitHub answered ${answer.status}: ${await answer.text()}`);
  exit(1);
}

/** Finds an earlier run's comment. Its author must be a bot, because anyone could copy the marker. */
async function findComment() {
  for (let page = 1; ; page += 1) {
    const comments = await request("GET", `${NUMBER}/comments?per_page=100&page=${page}`);
    const own = comments.find(({ body, user }) => user.type === "Bot" && body.startsWith(marker));
    if (own !== undefined || comments.length < 100) return own;
  }
}

const text = readFileSync(argv[2], "utf8");
const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
const rest = text.length > maximumLength ? `\n\n… The list is longer. [See all of it](${run}).` : "";
const comment = `${marker}\n${text.slice(0, maximumLength)}${rest}`;
const own = await findComment();
if (own === undefined) await request("POST", `${NUMBER}/comments`, comment);
else await request("PATCH", `comments/${own.id}`, comment);
