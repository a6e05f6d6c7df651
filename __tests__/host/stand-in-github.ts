import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../server/mail-server";

const repository = "owner/site";

/** A run of the Check workflow, as GitHub's API returns it. */
export interface WorkflowRun {
  readonly head_sha: string;
  readonly head_branch: string;
  readonly event: string;
  readonly conclusion: string;
}

/**
 * Starts a fake GitHub API with the two endpoints that the workflows use. The returned `variables` make
 * workflows use the fake API.
 */
export async function startGitHub(runs: readonly WorkflowRun[] = []) {
  const posted: { readonly path: string; readonly status: unknown }[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const answer = (code: number, body: unknown) => response.writeHead(code).end(JSON.stringify(body));
    if (request.headers.authorization !== "Bearer secret") {
      answer(403, { message: "Resource not accessible by integration" });
    } else if (request.method === "POST") {
      void text(request).then((body) => {
        const status = JSON.parse(body);
        if (status.description.length > 140) answer(422, { message: "description is too long" });
        else answer(201, posted.push({ path: pathname, status }));
      });
    } else if (pathname === `/repos/${repository}/actions/workflows/check.yml/runs`) {
      const found = runs.filter(
        ({ head_branch, event, conclusion }) =>
          head_branch === (searchParams.get("branch") ?? head_branch) &&
          event === (searchParams.get("event") ?? event) &&
          conclusion === (searchParams.get("status") ?? conclusion),
      );
      const count = Number(searchParams.get("per_page") ?? 30);
      answer(200, { workflow_runs: found.slice(0, count) });
    } else answer(404, { message: "Not Found" });
  });
  const variables = {
    GITHUB_API_URL: `http://127.0.0.1:${await listen(server)}`,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: "42",
    GITHUB_TOKEN: "secret",
  };
  return { variables, posted };
}
