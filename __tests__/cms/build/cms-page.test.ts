import { readFileSync } from "node:fs";
import { cmsPage, cmsPolicy } from "../../../src/cms/build/cms-page";
import { cmsConfig } from "../../../src/cms/build/cms-config";
import { cmsBackend, localRepository } from "../../../src/cms/build/cms-backend";
import { guidePage } from "../../../src/cms/build/guide-page";
import { componentSchemas } from "../../../src/content/mdx/component-schema";

const github = { CMS_BACKEND: "github", CMS_REPO: "owner/name" };
const gitlab = { CMS_BACKEND: "gitlab", CMS_REPO: "group/sub/name" };
const gitea = { CMS_BACKEND: "gitea", CMS_REPO: "o/n" };
const own = { CMS_BASE_URL: "https://git.example.com" };
const app = { CMS_APP_ID: "abc" };
test.each([
  [{ CMS_REPO: "owner/name" }, "CMS_REPO: has no effect without CMS_BACKEND"],
  [{ CMS_BACKEND: "svn", CMS_REPO: "owner/name" }, 'CMS_BACKEND is "svn", but it must be github'],
  [{ CMS_BACKEND: "github" }, 'CMS_REPO is "", but it must be owner/name'],
  [{ ...github, CMS_BRANCH: "a b" }, 'CMS_BRANCH is "a b"'],
  [{ ...github, CMS_BASE_URL: "http://auth.example.com" }, "it must be https:// and a host"],
  [{ ...github, ...app }, "CMS_APP_ID has no effect with github"],
  [gitea, "CMS_BASE_URL is missing"],
  [{ ...github, CMS_PUBLISH_MODE: "review" }, 'CMS_PUBLISH_MODE is "review", but it must be simple'],
  [
    { ...gitea, ...own, CMS_PUBLISH_MODE: "editorial_workflow" },
    "CMS_PUBLISH_MODE must be simple with gitea",
  ],
])("with %j, the error names each invalid variable", (env, message) => {
  expect(() => cmsBackend(env)).toThrow(message);
});

test.each([
  [github, "editorial_workflow", "Site preview"],
  [gitlab, "editorial_workflow", "Site preview"],
  [{ ...gitlab, CMS_PUBLISH_MODE: "simple" }, "simple", "Site preview"],
  [{ ...gitea, ...own }, "simple", undefined],
])("with %j, the publish mode is %s", (env, publishMode, context) => {
  const found = cmsBackend(env)!;
  expect(found.publishMode).toBe(publishMode);
  expect(Reflect.get(found.backend, "preview_context")).toBe(context);
  expect(cmsConfig([], found, () => undefined).publish_mode).toBe(publishMode);
});

test("without a Git host, a build has no CMS, and the development server's CMS contacts no other host", () => {
  expect(cmsBackend({ CMS_BACKEND: " ", CMS_REPO: "" })).toBeUndefined();
  const page = cmsPage(localRepository);
  expect(page).not.toMatch(/https?:\/\//);
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"));
});

test.each([
  [github, "https://api.github.com https://www.githubstatus.com"],
  [gitlab, "https://gitlab.com https://status-api.hostedstatus.com"],
  [{ ...gitlab, ...own }, "https://git.example.com"],
  [{ ...gitea, ...own }, "https://git.example.com"],
])("with %j, the CMS page sends requests only to the Git host", (env, hosts) => {
  const policy = cmsPolicy(cmsBackend(env)!).split("; ");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`connect-src 'self' blob: data: ${hosts}`);
});

test("the guide that the CMS links to shows all elements", () => {
  const page = guidePage(readFileSync("content/README.md", "utf8"));
  expect(page).toContain('<h2 id="elements-for-reports">');
  expect([...componentSchemas.keys()].filter((name) => !page.includes(`&lt;${name}`))).toEqual([]);
});
