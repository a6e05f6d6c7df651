import { type Page } from "playwright-core";
import { parse } from "yaml";
import { cmsBackend, previewStatus } from "../../src/cms/build/cms-backend";
import { frozenContent } from "../frozen";
import { patience, readTexts, setUpCms } from "./cms";
import { standInForGitHub } from "./stand-in-github";

const backend = cmsBackend({ CMS_BACKEND: "github", CMS_REPO: "owner/site", CMS_BRANCH: "main" });
const site = setUpCms(backend);
jest.setTimeout(patience);

const testimonial = "content/testimonials/plumbing.yaml";

/** Signs in through a fake GitHub, which gives `preview` as the preview URL of every change. */
async function signIn(page: Page, preview: string) {
  page.setDefaultTimeout(patience / 3);
  const files = readTexts(frozenContent);
  const statuses = [
    { context: "Content", state: "SUCCESS", targetUrl: "https://checks.example" },
    { context: previewStatus, state: "SUCCESS", targetUrl: preview },
  ];
  const changes = await standInForGitHub(page, files, statuses);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("secret");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Testimonial").first().waitFor();
  return { files, changes };
}

async function findTarget(page: Page, link: string): Promise<string> {
  const button = page.getByRole("button", { name: link });
  const [opened] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await opened.waitForURL((url) => url.href !== "about:blank");
  return opened.url();
}

test("the CMS accepts its configuration without a warning", async () => {
  const page = await site.blank();
  const warnings: string[] = [];
  page.on("console", (line) => line.type() === "warning" && warnings.push(line.text()));
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor({ timeout: patience / 3 });
  expect(warnings).toEqual([]);
});

test("a saved change waits in a pull request until an editor has seen its preview and publishes it", async () => {
  const page = await site.blank();
  await page.context().route("https://pr-7--site.example/**", (route) => route.fulfill({ body: "Preview" }));
  const { files, changes } = await signIn(page, "https://pr-7--site.example");
  await page.goto("/admin#/collections/Testimonial/entries/plumbing");
  await page.getByRole("textbox", { name: "Results" }).fill("Twice the calls");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Send for Review" }).click();
  // Wait for the form to close, because it closes only after the status has changed.
  await page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
  const branch = "cms/Testimonial/plumbing";
  const [, contents = ""] = /"contents":"([^"]+)"/.exec(JSON.stringify(changes)) ?? [];
  const saved: unknown = parse(Buffer.from(contents, "base64").toString());
  expect(saved).toMatchObject({ ...parse(files[testimonial]!), results: "Twice the calls" });
  const additions = [{ path: testimonial, contents }];
  const repository = "/repos/owner/site";
  expect(changes.splice(0)).toEqual([
    ["createRef", expect.objectContaining({ name: `refs/heads/${branch}` })],
    [
      "createCommitOnBranch",
      expect.objectContaining({
        branch: { repositoryNameWithOwner: "owner/site", branchName: branch },
        fileChanges: { additions, deletions: [] },
      }),
    ],
    [`POST ${repository}/pulls`, expect.objectContaining({ head: branch, base: "main", draft: true })],
    [`POST ${repository}/issues/7/labels`, { labels: ["sveltia-cms/draft"] }],
    [`PATCH ${repository}/issues/7`, { labels: ["urgent", "sveltia-cms/pending_review"] }],
    ["markPullRequestReadyForReview", { pullRequestId: "PR_7" }],
  ]);

  await page.goto("/admin#/collections/Testimonial/entries/plumbing");
  expect(await findTarget(page, "View Preview")).toBe("https://pr-7--site.example/reviews");
  await page.getByText(/^Status: .*In Review/).click();
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
  expect(changes.map(([name]) => name)).toEqual([
    `PATCH ${repository}/issues/7`,
    `PUT ${repository}/pulls/7/merge`,
    `DELETE ${repository}/git/refs/heads/${branch}`,
  ]);
});

test("each form of the CMS links to the page that shows its content", async () => {
  const page = await site.blank();
  await signIn(page, "https://pr-7--site.example");
  const pages = {
    "Service/entries/seo": "/services/seo",
    "Service/entries/web-development": "/web-development",
    "Report/entries/sem-trends-report/index": "/research/sem-trends-report",
    "Study/entries/voice-search-local-seo": "/research",
    "LegalPage/entries/terms": "/terms",
    "_singletons/entries/HomePage": "/",
  };
  const found: Record<string, string> = {};
  for (const form of Object.keys(pages)) {
    await page.goto(`/admin#/collections/${form}`);
    const { pathname } = new URL(await findTarget(page, "View on Live Site"));
    found[form] = pathname;
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
  }
  expect(found).toEqual(pages);
});
