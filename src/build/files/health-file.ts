import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { env } from "node:process";
import { type PublishedPage } from "../site/published-pages";

/** Where Netlify, GitHub and Cloudflare Pages tell which commit they build. */
const commitVariables = ["COMMIT_REF", "GITHUB_SHA", "CF_PAGES_COMMIT_SHA"] as const;

/** `/healthz.json`: which version of the site this is, and every address that must answer. */
export function healthFile(pages: readonly PublishedPage[]): string {
  const health = { version: version(), commit: commit(), routes: pages.map(({ route }) => route) };
  return `${JSON.stringify(health, null, 2)}\n`;
}

function version(): string {
  const { version: written }: { version?: unknown } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return String(written);
}

/** The commit that is built; `unknown` outside a repository. */
function commit(): string {
  const told = commitVariables.map((name) => env[name]).find((value) => value !== undefined);
  if (told !== undefined) return told;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}
