import { once } from "node:events";
import { createServer } from "node:http";
import { execPath } from "node:process";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { closeAfterTest } from "../server/closing";
import { portOf } from "../server/mail-server";
import { watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const { write } = temporaryFolder();
const user = { type: "User" };
const bot = { type: "Bot" };
const marker = "<!-- What visitors will see changed -->";

/**
 * Posts a comment to a fake GitHub API, which already has `comments`. Returns the requests that the fake API
 * received, except GET requests.
 */
async function postComment(comments: readonly object[], markdown: string) {
  const received: { method: string | undefined; path: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    const { method, url = "" } = request;
    const isAllowed = request.headers.authorization === "Bearer secret";
    void text(request).then((sent) => {
      if (method !== "GET") received.push({ method, path: url, body: JSON.parse(sent).body });
      const page = Number(new URL(url, "http://host").searchParams.get("page"));
      const answer = method === "GET" ? comments.slice((page - 1) * 100, page * 100) : {};
      response.writeHead(isAllowed ? 200 : 403).end(JSON.stringify(answer));
    });
  }).listen(0);
  await once(server, "listening");
  closeAfterTest(() => new Promise<void>((done) => server.close(() => done())));
  const child = spawn(execPath, [".github/check/post-comment.mjs", write("changes.md", markdown)], {
    env: {
      GITHUB_API_URL: `http://127.0.0.1:${portOf(server.address())}`,
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_REPOSITORY: "owner/site",
      GITHUB_RUN_ID: "42",
      GITHUB_TOKEN: "secret",
      NUMBER: "7",
    },
  });
  expect(await watched(child).exit).toBe(0);
  return received;
}

const path = "/repos/owner/site/issues/7/comments";

test("the first list of changes is a new comment", async () => {
  const comments = [{ id: 1, user, body: `${marker}\nA visitor's copy` }];
  expect(await postComment(comments, "# Changes")).toEqual([
    { method: "POST", path, body: `${marker}\n# Changes` },
  ]);
});

test("a later list replaces the comment, even after a hundred others", async () => {
  const others = Array.from({ length: 100 }, (_, id) => ({ id, user, body: "Nice" }));
  const comments = [...others, { id: 500, user: bot, body: `${marker}\nOld` }];
  expect(await postComment(comments, "# New")).toEqual([
    { method: "PATCH", path: "/repos/owner/site/issues/comments/500", body: `${marker}\n# New` },
  ]);
});

test("a list that is too long for GitHub ends with a link to all of it", async () => {
  const [posted] = await postComment([], "x".repeat(100_000));
  expect(posted?.body.length).toBeLessThan(65_536);
  expect(posted?.body).toContain("[See all of it](https://github.example/owner/site/actions/runs/42)");
});
