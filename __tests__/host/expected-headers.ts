type Headers = Readonly<Record<string, string>>;

/** What every answer with a file says on every host, written out: none of it is taken from the code. */
const always: Headers = {
  "content-security-policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** How long files may be kept, by path; the first that fits. */
const lifetimes: readonly (readonly [path: RegExp, cacheControl: string])[] = [
  // Named after their content.
  [/^\/static\//, "public, max-age=31536000, immutable"],
  [/^\/[^/]+-[0-9a-f]{20}\.js$/, "public, max-age=31536000, immutable"],
  // Seldom changed.
  [/^\/(?:fonts|icons|share)\//, "public, max-age=86400, stale-while-revalidate=604800"],
  [/^/, "public, max-age=0, must-revalidate"],
];

const types: Headers = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** The headers that a host is told to send with the file at this path, with their names in small letters. */
export const expectedHeaders = (path: string): Headers => ({
  ...always,
  "cache-control": lifetimes.find(([fits]) => fits.test(path))?.[1] ?? "",
});

export const expectedType = (path: string): string | undefined =>
  types[path.slice(path.lastIndexOf(".") + 1)];
