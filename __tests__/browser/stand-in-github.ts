import { createHash } from "node:crypto";
import { type Page } from "playwright-core";

const oldCommit = "1".repeat(40);
const newCommit = "2".repeat(40);
const now = "2026-01-02T03:04:05Z";
const ines = { id: 1, name: "Ines", login: "ines", email: "ines@example.com" };
/** The pull request that the CMS creates, as GitHub's REST API describes it. */
const pullRequest = {
  number: 7,
  node_id: "PR_7",
  title: "Change",
  html_url: "https://github.com/owner/site/pull/7",
  head: { sha: newCommit },
  created_at: now,
  updated_at: now,
  labels: [{ name: "sveltia-cms/draft" }, { name: "urgent" }],
};

const digest = (text: string) => createHash("sha1").update(text).digest("hex");

/**
 * Answers requests to GitHub's API for `owner/site`. Returns the changes that the CMS requests, over REST or
 * GraphQL.
 *
 * @param statuses - GitHub's statuses for the commit that the CMS creates.
 */
export async function standInForGitHub(
  page: Page,
  files: Readonly<Record<string, string>>,
  statuses: readonly object[],
) {
  const changes: (readonly [name: string, input: unknown])[] = [];
  const texts = new Map(Object.values(files).map((text) => [digest(text), text]));
  const history = { nodes: [{ oid: oldCommit, message: "Start", author: ines, committedDate: now }] };
  const target = { oid: oldCommit, history };

  /**
   * Answers a query by the CMS. Fields such as `content_1` request files, and fields such as `commit_1`
   * request commits.
   */
  function readRepository(query: string) {
    const fields = query.matchAll(/\b((content|commit)_\d+):\s+\w+(?:\(oid: "(\w+)"\))?/g);
    const numbered = [...fields].map(([, name = "", kind, oid = ""]) => {
      if (kind === "content") return [name, { text: texts.get(oid), isTruncated: false }];
      return [name, { target, status: oid === newCommit ? { contexts: statuses } : null }];
    });
    const fixed = { id: "R_1", ref: { target }, pullRequests: { nodes: [], totalCount: 0 } };
    return { ...fixed, ...Object.fromEntries(numbered) };
  }

  function answerGraphQL({ query, variables }: { query: string; variables: { input?: unknown } }) {
    const [, mutation] = /^\s*mutation[^{]*\{\s*(\w+)/.exec(query) ?? [];
    if (mutation === undefined) {
      const repository = readRepository(query);
      return { repository, fork: repository, base: repository };
    }
    changes.push([mutation, variables.input]);
    return { [mutation]: { commit: { oid: newCommit, committedDate: now } } };
  }

  function answerRest(method: string, path: string, input: unknown) {
    if (method !== "GET") changes.push([`${method} ${path}`, input]);
    if (path === "/user") return ines;
    if (!path.startsWith("/repos/owner/site/git/trees/")) return pullRequest;
    const blobs = Object.entries(files).map(([name, text]) => {
      return { type: "blob", path: name, sha: digest(text), size: text.length };
    });
    return { tree: blobs };
  }

  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ json: { status: { indicator: "none" } } }),
  );
  await page.route("https://api.github.com/**", (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const input: unknown = request.postDataJSON();
    const json =
      pathname === "/graphql"
        ? { data: answerGraphQL(request.postDataJSON()) }
        : answerRest(request.method(), pathname, input);
    return route.fulfill({ json });
  });
  return changes;
}
