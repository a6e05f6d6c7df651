/**
 * Headers of every response, on every host. The security policy is split in two:
 * - Each page has a `<meta>` policy for rules that depend on the page (script hashes) or on the build (where the
 *   contact form may post).
 * - These headers have the rules that a `<meta>` policy can't contain, and rules that are the same everywhere.
 *
 * There is no `Cross-Origin-Resource-Policy`, because nothing here is private and other sites must be able to
 * load the share images for link previews.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  // Leaves out `includeSubDomains`, because subdomains may belong to somebody else and may not support HTTPS.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // `same-origin` would break the login to `/admin`, because the login window reports back to the page that
  // opened it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/**
 * Cache-Control for files with a content hash in their name. Caches may keep them for a year, because a changed
 * file gets a new name.
 */
export const immutable = "public, max-age=31536000, immutable";
/** Cache-Control for files that rarely change and do no harm when they're outdated. */
const forADay = "public, max-age=86400, stale-while-revalidate=604800";
/** Cache-Control for files that caches must revalidate each time. Netlify and Cloudflare Pages send it by default. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Folders whose files browsers and proxies may cache, with their Cache-Control. */
export const cachedFolders: readonly (readonly [folder: string, cacheControl: string])[] = [
  ["/static/", immutable],
  ["/fonts/", forADay],
  ["/icons/", forADay],
  ["/share/", forADay],
];

/** Source of a regular expression for files in the site's top folder that have a content hash in their name. */
export const hashedFiles = "/[^/]+[.-][0-9a-f]{16,}\\.(?:js|css)";

const hashedFile = new RegExp(`^${hashedFiles}$`);

export function cacheControl(path: string): string {
  if (hashedFile.test(path)) return immutable;
  return cachedFolders.find(([folder]) => path.startsWith(folder))?.[1] ?? revalidate;
}

/** Media types by file extension. Text types include the charset, because formats such as CSV can't declare it. */
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

/** Returns the media type of the file at a path, or undefined if the file extension is unknown. */
export const mediaType = (path: string): string | undefined =>
  mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? ""];

/**
 * Paths that a file server must treat as missing: the 404 page's own address, hidden files, configuration files of
 * hosts, and compressed copies of files. nginx uses the same expressions.
 */
export const hiddenPaths: readonly RegExp[] = [
  /^\/404(?:\/?|\.html|\/index\.html)$/,
  /\/\.(?!well-known\/)/,
  /^\/(?:_headers|_redirects)$/,
  /\.(?:br|gz)$/,
];

/**
 * Paths with empty segments, backslashes or NUL. A file system could resolve them to a different file than the
 * URL suggests.
 */
const ambiguous = /^[^/]|\/\/|[\\\0]/;

export const isServed = (path: string): boolean =>
  !ambiguous.test(path) && !hiddenPaths.some((hidden) => hidden.test(path));

/** Maximum number of rules in `_headers`. Cloudflare Pages ignores any further rules (Cloudflare, Pages, Headers). */
const mostRules = 100;

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages. For each path, only one rule sets a given header.
 * If two rules set it, Netlify would use the last one, and Cloudflare would join both values with a comma.
 * Neither host supports regular expressions, so hashed files are listed one by one.
 *
 * @throws Error if there are more rules than Cloudflare Pages reads.
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
