import { cmsPage, cmsPolicy } from "../../../src/cms/build/cms-page";
import { cmsBackend, localRepository } from "../../../src/cms/build/cms-backend";

const github = { CMS_BACKEND: "github", CMS_REPO: "owner/name" };
const gitlab = { CMS_BACKEND: "gitlab", CMS_REPO: "group/sub/name" };
const gitea = { CMS_BACKEND: "gitea", CMS_REPO: "o/n" };
const own = { CMS_BASE_URL: "https://git.example.com" };
const app = { CMS_APP_ID: "abc" };
const token = { auth_methods: ["token"] };
const [host, api] = ["https://git.example.com", "https://git.example.com/api"];
const gitlabApi = { api_root: `${api}/v4`, graphql_api_root: `${api}/graphql` };
const giteaApi = { base_url: host, api_root: `${api}/v1` };

test.each([
  ["GitHub, by a token", github, token],
  ["GitHub, by a client", { ...github, ...own }, { base_url: host }],
  ["GitHub, with a branch", { ...github, CMS_BRANCH: "main" }, { ...token, branch: "main" }],
  ["GitLab, by a token", gitlab, token],
  ["GitLab, by an application", { ...gitlab, ...app }, { app_id: "abc", auth_type: "pkce" }],
  ["one's own GitLab", { ...gitlab, ...own }, { ...token, base_url: host, ...gitlabApi }],
  ["Gitea, by an application", { ...gitea, ...own, ...app }, { ...giteaApi, app_id: "abc" }],
  ["Gitea, by a token", { ...gitea, ...own }, { ...token, ...giteaApi }],
])("the CMS signs people in at %s", (_, env, backend) => {
  const named = { name: env.CMS_BACKEND, repo: env.CMS_REPO };
  expect(cmsBackend(env)?.backend).toEqual({ ...named, ...backend });
});

test.each([
  [{ CMS_REPO: "owner/name" }, "CMS_REPO: has no effect without CMS_BACKEND"],
  [{ CMS_BACKEND: "svn", CMS_REPO: "owner/name" }, 'CMS_BACKEND is "svn", but it must be github'],
  [{ CMS_BACKEND: "github" }, 'CMS_REPO is "", but it must be owner/name'],
  [{ ...github, CMS_BRANCH: "a b" }, 'CMS_BRANCH is "a b"'],
  [{ ...github, CMS_BASE_URL: "http://auth.example.com" }, "it must be https:// and a host"],
  [{ ...github, CMS_BASE_URL: "https://auth.example.com/" }, "without a slash at the end"],
  [{ ...github, ...app }, "CMS_APP_ID has no effect with github"],
  [gitea, "CMS_BASE_URL is missing"],
  [{ CMS_BACKEND: "svn" }, /CMS_BACKEND[\s\S]*CMS_REPO/],
])("%j is refused with the name of each variable that is wrong", (env, message) => {
  expect(() => cmsBackend(env)).toThrow(message);
});

test("without a Git host, a build has no CMS, and a development server's CMS names no other host", () => {
  expect(cmsBackend({ CMS_BACKEND: " ", CMS_REPO: "" })).toBeUndefined();
  const page = cmsPage(localRepository);
  expect(page).not.toMatch(/https?:\/\//);
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"));
});

const [githubApi, githubStatus] = ["https://api.github.com", "https://www.githubstatus.com"];
const [gitlabHost, avatars] = ["https://gitlab.com", "https://secure.gravatar.com"];
test.each([
  [github, `${githubApi} ${githubStatus}`, "https://avatars.githubusercontent.com"],
  [gitlab, `${gitlabHost} https://status-api.hostedstatus.com`, `${gitlabHost} ${avatars}`],
  [{ ...gitlab, ...own }, host, `${host} ${avatars}`],
  [{ ...gitea, ...own }, host, host],
])(
  "with %j the page of the CMS reaches the git host, and nothing else",
  (env, connects, pictures) => {
    expect(cmsPolicy(cmsBackend(env)!).split("; ")).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self'",
      `img-src 'self' blob: data: ${pictures}`,
      "media-src 'self' blob:",
      "worker-src 'self' blob:",
      `connect-src 'self' blob: data: ${connects}`,
    ]);
  },
);
