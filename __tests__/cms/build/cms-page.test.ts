import { cmsPage, cmsPolicy } from "../../../src/cms/build/cms-page";
import { cmsBackend } from "../../../src/cms/build/cms-backend";

const github = { CMS_BACKEND: "github", CMS_REPO: "owner/name" };

describe("the git host of the CMS", () => {
  test("is none when nothing is set", () => {
    const { hosted, connects, pictures } = cmsBackend({ CMS_BACKEND: " ", CMS_REPO: "" });
    expect({ hosted, connects, pictures }).toEqual({ hosted: false, connects: [], pictures: [] });
  });

  test.each([
    [github, { name: "github", repo: "owner/name", auth_methods: ["token"] }],
    [
      { ...github, CMS_BRANCH: "main", CMS_BASE_URL: "https://auth.example.com" },
      { name: "github", repo: "owner/name", branch: "main", base_url: "https://auth.example.com" },
    ],
    [
      { CMS_BACKEND: "gitlab", CMS_REPO: "group/sub/name", CMS_APP_ID: "abc" },
      { name: "gitlab", repo: "group/sub/name", app_id: "abc", auth_type: "pkce" },
    ],
    [
      {
        CMS_BACKEND: "gitlab",
        CMS_REPO: "group/name",
        CMS_BASE_URL: "https://git.example.com",
        CMS_APP_ID: "abc",
      },
      {
        name: "gitlab",
        repo: "group/name",
        base_url: "https://git.example.com",
        api_root: "https://git.example.com/api/v4",
        graphql_api_root: "https://git.example.com/api/graphql",
        app_id: "abc",
        auth_type: "pkce",
      },
    ],
    [
      {
        CMS_BACKEND: "gitea",
        CMS_REPO: "o/n",
        CMS_BASE_URL: "https://git.example.com",
        CMS_APP_ID: "abc",
      },
      {
        name: "gitea",
        repo: "o/n",
        base_url: "https://git.example.com",
        api_root: "https://git.example.com/api/v1",
        app_id: "abc",
      },
    ],
    [
      { CMS_BACKEND: "gitea", CMS_REPO: "owner/name", CMS_BASE_URL: "https://git.example.com" },
      {
        name: "gitea",
        repo: "owner/name",
        base_url: "https://git.example.com",
        api_root: "https://git.example.com/api/v1",
        auth_methods: ["token"],
      },
    ],
  ])("%j", (env, backend) => {
    const { hosted, backend: read } = cmsBackend(env);
    expect({ hosted, backend: read }).toEqual({ hosted: true, backend });
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
  const addresses = { script: "/admin/start.js", styles: "/admin/start.css" };

  test("names no other host without a git host", () => {
    const page = cmsPage(cmsBackend({}), addresses);
    expect(page).not.toMatch(/https?:\/\//);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"));
  });

  test.each([
    [
      github,
      "https://api.github.com https://www.githubstatus.com",
      "https://avatars.githubusercontent.com",
    ],
    [
      { ...github, CMS_BACKEND: "gitlab" },
      "https://gitlab.com https://status-api.hostedstatus.com",
      "https://gitlab.com https://secure.gravatar.com",
    ],
    [
      { ...github, CMS_BACKEND: "gitlab", CMS_BASE_URL: "https://git.example.com" },
      "https://git.example.com",
      "https://git.example.com https://secure.gravatar.com",
    ],
    [
      { ...github, CMS_BACKEND: "gitea", CMS_BASE_URL: "https://git.example.com" },
      "https://git.example.com",
      "https://git.example.com",
    ],
  ])("of %j reaches the git host, and nothing else", (env, connects, pictures) => {
    expect(cmsPolicy(cmsBackend(env)).split("; ")).toEqual([
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
