import { env } from "node:process";

/** Environment variables that operators or hosts set. Each has a row in docs/operations.md. */
export const operatorVariables = [
  "ALLOW_SAMPLE_CONTENT",
  "CF_PAGES_COMMIT_SHA",
  "CMS_APP_ID",
  "CMS_BACKEND",
  "CMS_BASE_URL",
  "CMS_BRANCH",
  "CMS_PUBLISH_MODE",
  "CMS_REPO",
  "COMMIT_REF",
  "CONTACT_ALLOWED_ORIGINS",
  "CONTACT_DEADLINE_MS",
  "CONTACT_FROM",
  "CONTACT_HEALTH_TOKEN",
  "CONTACT_IP_HEADER",
  "CONTACT_MAX_CONCURRENCY",
  "CONTACT_RATE_MAX",
  "CONTACT_STATE_URL",
  "CONTACT_TO",
  "CONTACT_TRANSPORT",
  "GATSBY_CONTACT_ENDPOINT",
  "GATSBY_CONTACT_ENDPOINT_KEY",
  "GITHUB_SHA",
  "HOST",
  "MALLOC_ARENA_MAX",
  "NETLIFY",
  "NODE_OPTIONS",
  "PORT",
  "SITE_NOINDEX",
  "SITE_URL",
  "SMTP_HOST",
  "SMTP_PASS",
  "SMTP_PORT",
  "SMTP_REQUIRE_TLS",
  "SMTP_SECURE",
  "SMTP_USER",
  "SOURCE_DATE_EPOCH",
] as const;

/** Set by the system, Gatsby, or GitHub. `CHROMIUM_PATH` is the path of the browser that runs the tests. */
type SystemVariable = "CHROMIUM_PATH" | "GITHUB_ACTIONS" | "PATH" | "gatsby_executing_command";

export type Variable = (typeof operatorVariables)[number] | SystemVariable;

export type Environment = { readonly [name in Variable]?: string | undefined };

/** Returns the environment variables. Reading a variable that `Variable` doesn't list is a type error. */
export function environment(): Environment {
  const all: NodeJS.Dict<string> = env;
  return all;
}
