/** Headers of every answer of the self-hosting server. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

/** Files that Gatsby names after their content: another content has another name. */
const namedAfterContent = /^\/static\/|[.-][0-9a-f]{16,}\.(?:js|css)$/;

/** How long browsers and proxies may keep the file at this path. */
export const cacheControl = (path: string): string =>
  namedAfterContent.test(path)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

const types: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/** Media types that need a charset besides; `undefined` where the extension says all. */
export const mediaType = (path: string): string | undefined =>
  types[/\.(\w+)$/.exec(path)?.[1] ?? ""];
