import { type CmsConfig, type GitBackend } from "@sveltia/cms";
import { type Environment, type Variable } from "../../environment";

/** The Git host where the CMS reads and saves content. */
export interface CmsBackend {
  readonly backend: GitBackend;
  /** With `editorial_workflow`, saved changes become pull requests. With `simple`, they go live at once. */
  readonly publishMode: CmsConfig["publish_mode"];
  /** External origins that the CMS sends requests to. */
  readonly connects: readonly string[];
  /** Origins that the CMS loads users' profile pictures from. */
  readonly pictures: readonly string[];
}

/** Name of the commit status that links to a change's preview (see `.github/workflows/preview.yml`). */
export const previewStatus = "Site preview";

/** In development, the CMS edits local files, but its settings still need a Git host. */
export const localRepository: CmsBackend = {
  backend: { name: "gitea", repo: "local/website", auth_methods: ["token"] },
  publishMode: "simple",
  connects: [],
  pictures: [],
};

/** Reads environment variables (see docs/operations.md). Throws an error that lists the invalid ones. */
export function cmsBackend(env: Environment): CmsBackend | undefined {
  const value = (name: Variable) => env[name]?.trim() ?? "";
  const name = value("CMS_BACKEND");
  const others = ["CMS_REPO", "CMS_BRANCH", "CMS_BASE_URL", "CMS_APP_ID", "CMS_PUBLISH_MODE"] as const;
  const [repo = "", branch = "", baseUrl = "", appId = "", mode = ""] = others.map(value);
  if (name === "") {
    const unused = others.filter((other) => value(other) !== "");
    if (unused.length === 0) return undefined;
    throw new Error(`${unused.join(", ")}: has no effect without CMS_BACKEND (github, gitlab, or gitea)`);
  }
  const problems = [
    !["github", "gitlab", "gitea"].includes(name) &&
      `CMS_BACKEND is "${name}", but it must be github, gitlab, or gitea`,
    !/^[\w.-]+(\/[\w.-]+)+$/.test(repo) && `CMS_REPO is "${repo}", but it must be owner/name`,
    !/^[\w./-]*$/.test(branch) && `CMS_BRANCH is "${branch}", which isn't a valid branch name`,
    !/^(https:\/\/[\w.-]+(:\d+)?)?$/.test(baseUrl) &&
      `CMS_BASE_URL is "${baseUrl}", but it must be https:// and a host, without a slash at the end`,
    name === "gitea" && baseUrl === "" && "CMS_BASE_URL is missing. It's the address of the Gitea host",
    name === "github" && appId !== "" && "CMS_APP_ID has no effect with github",
    !["", "simple", "editorial_workflow"].includes(mode) &&
      `CMS_PUBLISH_MODE is "${mode}", but it must be simple or editorial_workflow`,
    name === "gitea" && mode === "editorial_workflow" && "CMS_PUBLISH_MODE must be simple with gitea",
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(problems.join("\n"));

  const common = { repo, ...(branch !== "" && { branch }) };
  const publishMode = mode === "simple" ? mode : "editorial_workflow";
  const reviewed = { ...common, preview_context: previewStatus };
  // Without an OAuth client, users sign in with a personal access token.
  const token = { auth_methods: ["token"] satisfies ["token"] };
  if (name === "gitlab") {
    const origin = baseUrl || "https://gitlab.com";
    const api = { api_root: `${origin}/api/v4`, graphql_api_root: `${origin}/api/graphql` };
    const own = baseUrl !== "" && { base_url: origin, ...api };
    const auth = appId === "" ? token : { app_id: appId, auth_type: "pkce" as const };
    const status = baseUrl === "" ? ["https://status-api.hostedstatus.com"] : [];
    return {
      backend: { name, ...reviewed, ...own, ...auth },
      publishMode,
      connects: [origin, ...status],
      pictures: [origin, "https://secure.gravatar.com"],
    };
  }
  if (name === "gitea") {
    const own = { base_url: baseUrl, api_root: `${baseUrl}/api/v1` };
    const auth = appId === "" ? token : { app_id: appId };
    const backend = { name, ...common, ...own, ...auth } as const;
    return { backend, publishMode: "simple", connects: [baseUrl], pictures: [baseUrl] };
  }
  const auth = baseUrl === "" ? token : { base_url: baseUrl };
  return {
    backend: { name: "github", ...reviewed, ...auth },
    publishMode,
    connects: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  };
}
