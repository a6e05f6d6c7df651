import { cachedFolders, immutable, hashedFiles, securityHeaders } from "./headers";

/** Rules that Cloudflare Pages reads of the file (Cloudflare, Pages, Headers); it drops the rest. */
const mostRules = 100;

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Where two rules set the same header, Netlify takes the last
 * and Cloudflare joins both with a comma, so that no header stands in two rules for one path; and since neither
 * reads regular expressions, hashed files are listed one by one. Throws when there are more rules than Cloudflare
 * Pages reads.
 */
export function headersFile(files: readonly string[]): string {
  const isHashed = new RegExp(`^${hashedFiles}$`);
  const hashed = files.filter((path) => isHashed.test(path)).sort();
  const rules: readonly Rule[] = [
    ["/*", securityHeaders],
    ...cachedFolders.map(([folder, caching]) => cached(`${folder}*`, caching)),
    ...hashed.map((path) => cached(path, immutable)),
  ];
  if (rules.length > mostRules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${mostRules}`);
  }
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join("");
}

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

const cached = (path: string, caching: string): Rule => [path, { "Cache-Control": caching }];

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
