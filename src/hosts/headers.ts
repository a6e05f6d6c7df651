/**
 * Headers of every answer, on every host. What depends on a page (the hashes of its scripts) or on a build (where
 * its form may post to) stands in the page's own policy; this is what a `<meta>` cannot say, and what is the same
 * everywhere.
 *
 * No `Cross-Origin-Resource-Policy`: nothing here is private, and link previews show the share images.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  // Without the subdomains: they may be somebody else's, and not ready for it.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Not `same-origin`: editors log in to `/admin` through a window that reports back.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** Of files that are named after their content: another content has another name. */
export const immutable = "public, max-age=31536000, immutable";
/** Of files that seldom change, and of which an old one does no harm. */
const forADay = "public, max-age=86400, stale-while-revalidate=604800";
/** Of all others: asked for again each time. What Netlify and Cloudflare Pages say on their own. */
export const revalidate = "public, max-age=0, must-revalidate";

/** How long browsers and proxies may keep the files of a folder. */
export const cachedFolders: readonly (readonly [folder: string, cacheControl: string])[] = [
  ["/static/", immutable],
  ["/fonts/", forADay],
  ["/icons/", forADay],
  ["/share/", forADay],
];

/** Files beside the pages that are named after their content: the source of a regular expression. */
export const hashedFiles = "/[^/]+[.-][0-9a-f]{16,}\\.(?:js|css)";

const hashedFile = new RegExp(`^${hashedFiles}$`);

/** How long browsers and proxies may keep the file at this path. */
export function cacheControl(path: string): string {
  if (hashedFile.test(path)) return immutable;
  return cachedFolders.find(([folder]) => path.startsWith(folder))?.[1] ?? revalidate;
}

/** Media types by extension. Texts name their charset, since tables and feeds cannot say it themselves. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  mjs: "text/javascript; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
  yaml: "text/yaml; charset=utf-8",
  yml: "text/yaml; charset=utf-8",
};

/** Media type of the file at this path; `undefined` when its extension is not known. */
export const mediaType = (path: string): string | undefined =>
  mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? ""];

/**
 * What a server of files must answer as if it were not there: the page for unknown addresses under an
 * address of its own, hidden files, the settings of hosts, and the compressed copies of files. nginx reads
 * the same expressions.
 */
export const hiddenPaths: readonly RegExp[] = [
  /^\/404(?:\/?|\.html|\/index\.html)$/,
  /\/\.(?!well-known\/)/,
  /^\/(?:_headers|_redirects)$/,
  /\.(?:br|gz)$/,
];

/** Paths that file systems read as other ones: with empty parts, backslashes or NUL. */
const ambiguous = /^[^/]|\/\/|[\\\0]/;

export const isServed = (path: string): boolean =>
  !ambiguous.test(path) && !hiddenPaths.some((hidden) => hidden.test(path));

/** Rules that Cloudflare Pages reads of the file (Cloudflare, Pages, Headers); it drops the rest. */
const mostRules = 100;

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Where two rules set the same header, Netlify takes the last
 * and Cloudflare joins both with a comma, so that no header stands in two rules for one path; and since neither
 * reads regular expressions, hashed files are listed one by one. Throws when there are more rules than Cloudflare
 * Pages reads.
 */
export function headersFile(files: readonly string[]): string {
  const hashed = files.filter((path) => hashedFile.test(path)).sort();
  const rules = [
    rule("/*", securityHeaders),
    ...cachedFolders.map(([folder, caching]) => rule(`${folder}*`, { "Cache-Control": caching })),
    ...hashed.map((path) => rule(path, { "Cache-Control": immutable })),
  ];
  if (rules.length > mostRules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${mostRules}`);
  }
  return rules.join("");
}

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
