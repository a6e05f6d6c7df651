import { favicons, scriptsFolder } from "../addresses";

/**
 * Content Security Policy directives that vary by page are in each page's `<meta>` element. There's no
 * `Cross-Origin-Resource-Policy`, so that other sites can embed share images and the figures from reports.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  // Leave out `includeSubDomains`, because subdomains may not support HTTPS or may belong to somebody else.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // `same-origin` would break the login at `/admin`, which opens a popup that reports back to the page.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** For files with a content hash in their name. */
export const immutable = "public, max-age=31536000, immutable";
const forADay = "public, max-age=86400, stale-while-revalidate=604800";
/** The default value on Netlify and Cloudflare Pages. */
export const revalidate = "public, max-age=0, must-revalidate";

export const cachedFolders: readonly (readonly [folder: string, cacheControl: string])[] = [
  ["/static/", immutable],
  [scriptsFolder, immutable],
  ["/fonts/", forADay],
  ["/icons/", forADay],
  ["/share/", forADay],
];

export const cachedFiles: Readonly<Record<string, string>> = {
  [favicons.ico]: forADay,
  [favicons.svg]: forADay,
};

export function cacheControl(path: string): string {
  const folder = cachedFolders.find(([prefix]) => path.startsWith(prefix));
  return cachedFiles[path] ?? folder?.[1] ?? revalidate;
}

/** Files with a content hash in their name never change, so a release can also serve those of earlier ones. */
export const isHashed = (path: string): boolean => cacheControl(path) === immutable;

/** Text types include the charset, because formats such as CSV can't declare it in the file. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
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

export const mediaType = (path: string): string | undefined => mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? ""];

/** Paths for which every server must return 404. */
export const hiddenPaths: readonly RegExp[] = [
  /^\/404(?:\/?|\.html|\/index\.html)$/,
  /\/\.(?!well-known\/)/,
  /^\/(?:_headers|_redirects)$/,
  /\.(?:br|gz)$/,
];

/** Matches paths that a file system could resolve to a different file than the URL suggests. */
const ambiguous = /^[^/]|\/\/|[\\\0]/;

export const isServed = (path: string): boolean =>
  !ambiguous.test(path) && !hiddenPaths.some((hidden) => hidden.test(path));

/**
 * Netlify and Cloudflare don't support regular expressions in `_headers`. Two rules must not set the same header
 * for the same path, because Netlify would use the last value, and Cloudflare would join both with a comma.
 */
export function headersFile(): string {
  const cached = [
    ...cachedFolders.map(([folder, value]) => [`${folder}*`, value] as const),
    ...Object.entries(cachedFiles),
  ];
  const rules = cached.map(([path, value]) => rule(path, { "Cache-Control": value }));
  return [rule("/*", securityHeaders), ...rules].join("");
}

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
