import { cmsPage, cmsPolicy } from "../../../src/cms/build/cms-page";
import { cmsBackend } from "../../../src/cms/build/cms-backend";

const github = { CMS_BACKEND: "github", CMS_REPO: "owner/name" };

describe("the git host of the CMS", () => {
  test("is none when nothing is set", () => {
    const { connects, pictures } = cmsBackend({ CMS_BACKEND: " ", CMS_REPO: "" });
    expect({ connects, pictures }).toEqual({ connects: [], pictures: [] });
  });

  const other = { CMS_REPO: "o/n", CMS_BASE_URL: "https://git.example.com" };
  const from = { repo: "o/n", base_url: "https://git.example.com" };
  test.each([
    [github, { name: "github", repo: "owner/name", auth_methods: ["token"] }],
    [
      { ...github, ...other, CMS_BRANCH: "main" },
      { name: "github", ...from, branch: "main" },
    ],
    [
      { CMS_BACKEND: "gitlab", CMS_REPO: "group/sub/name", CMS_APP_ID: "abc" },
      { name: "gitlab", repo: "group/sub/name", app_id: "abc", auth_type: "pkce" },
    ],
    [
      { ...other, CMS_BACKEND: "gitlab", CMS_APP_ID: "abc" },
      {
        ...from,
        name: "gitlab",
        api_root: "https://git.example.com/api/v4",
        graphql_api_root: "https://git.example.com/api/graphql",
        app_id: "abc",
        auth_type: "pkce",
      },
    ],
    [
      { ...other, CMS_BACKEND: "gitea", CMS_APP_ID: "abc" },
      { ...from, name: "gitea", api_root: "https://git.example.com/api/v1", app_id: "abc" },
    ],
    [
      { ...other, CMS_BACKEND: "gitea" },
      {
        ...from,
        name: "gitea",
        api_root: "https://git.example.com/api/v1",
        auth_methods: ["token"],
      },
    ],
  ])("%j", (env, backend) => {
    expect(cmsBackend(env).connects).not.toEqual([]);
    expect(cmsBackend(env).backend).toEqual(backend);
  });

  test.each([
    [{ CMS_REPO: "owner/name" }, "CMS_REPO: without CMS_BACKEND"],
    [{ CMS_BACKEND: "svn", CMS_REPO: "owner/name" }, 'CMS_BACKEND is "svn"; allowed are github'],
    [{ CMS_BACKEND: "github" }, 'CMS_REPO is ""; owner/name is expected'],
    [{ ...github, CMS_BRANCH: "a b" }, 'CMS_BRANCH is "a b"'],
    [{ ...github, CMS_BASE_URL: "http://auth.example.com" }, "https:// and a host are expected"],
    [{ ...github, CMS_BASE_URL: "https://auth.example.com/" }, "without a slash at the end"],
    [{ ...github, CMS_APP_ID: "abc" }, "CMS_APP_ID has no use with github"],
    [{ CMS_BACKEND: "gitea", CMS_REPO: "owner/name" }, "CMS_BASE_URL is missing"],
  ])("%j is refused with the variable's name", (env, message) => {
    expect(() => cmsBackend(env)).toThrow(message);
  });

  test("is told of all that is wrong at once", () => {
    expect(() => cmsBackend({ CMS_BACKEND: "svn" })).toThrow(/CMS_BACKEND[\s\S]*CMS_REPO/);
  });
});

describe("the page of the CMS", () => {
  test("names no other host without a git host", () => {
    const page = cmsPage(cmsBackend({}));
    expect(page).not.toMatch(/https?:\/\//);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"));
  });

  const gitHost = { CMS_BASE_URL: "https://git.example.com" };
  test.each([
    [
      "github",
      {},
      "https://api.github.com https://www.githubstatus.com",
      "https://avatars.githubusercontent.com",
    ],
    [
      "gitlab",
      {},
      "https://gitlab.com https://status-api.hostedstatus.com",
      "https://gitlab.com https://secure.gravatar.com",
    ],
    [
      "gitlab",
      gitHost,
      "https://git.example.com",
      "https://git.example.com https://secure.gravatar.com",
    ],
    ["gitea", gitHost, "https://git.example.com", "https://git.example.com"],
  ])("with %s and %j reaches the git host, and nothing else", (name, env, connects, pictures) => {
    const backend = cmsBackend({ ...github, CMS_BACKEND: name, ...env });
    expect(cmsPolicy(backend).split("; ")).toEqual([
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
  });
});
