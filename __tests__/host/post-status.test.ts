import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { execPath } from "node:process";
import { watched } from "../server/run-command";
import { startGitHub } from "./stand-in-github";

async function post(variables: Readonly<Record<string, string>>) {
  const { variables: common, posted } = await startGitHub();
  const names = { CONTEXT: "Content", COMMIT: "abc123", RESULT: "failure", DESCRIPTION: "Wrong" };
  const child = spawn(execPath, [resolve(".github/check/post-status.mjs")], {
    env: { ...common, ...names, ...variables },
  });
  const { exit, output } = watched(child);
  return { code: await exit, text: output.text, posted };
}

test("a status names the first problem and links to the full list", async () => {
  const { code, posted } = await post({ DESCRIPTION: "content/a.yaml:3:8 title: is missing" });
  expect(code).toBe(0);
  expect(posted).toEqual([
    {
      path: "/repos/owner/site/statuses/abc123",
      status: {
        state: "failure",
        context: "Content",
        description: "content/a.yaml:3:8 title: is missing",
        target_url: "https://github.example/owner/site/actions/runs/42",
      },
    },
  ]);
});

test.each([
  ["between words", `${"word ".repeat(30)}`, `${"word ".repeat(27)}word…`],
  ["nowhere at 140 characters", "a".repeat(140), "a".repeat(140)],
  ["in a word that is too long", "a".repeat(141), `${"a".repeat(139)}…`],
])("a description is cut %s", async (_, text, description) => {
  const { posted } = await post({ DESCRIPTION: text });
  expect(posted).toMatchObject([{ status: { description } }]);
});

test("the status of a canceled job is error, and of a passed job success", async () => {
  const hung = await post({ RESULT: "cancelled", DESCRIPTION: "" });
  expect(hung.posted).toMatchObject([
    { status: { state: "error", description: expect.stringContaining("stopped before its end") } },
  ]);
  const passed = await post({ RESULT: "success" });
  expect(passed.posted).toMatchObject([{ status: { state: "success" } }]);
});

test("a preview's status is pending at first, and links to the preview once it's published", async () => {
  const LINK = "https://pr-7--site.example";
  const announced = await post({ RESULT: "pending" });
  expect(announced.posted).toMatchObject([{ status: { state: "pending" } }]);
  const published = await post({ RESULT: "success", LINK });
  expect(published.posted).toMatchObject([{ status: { state: "success", target_url: LINK } }]);
});

test("a token without permission fails with GitHub's message", async () => {
  const { code, text } = await post({ GITHUB_TOKEN: "read-only" });
  expect(code).toBe(1);
  expect(text).toContain("GitHub answered 403");
  expect(text).toContain("Resource not accessible");
});
