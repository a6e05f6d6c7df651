type Headers = Readonly<Record<string, string>>;

/**
 * Headers that every host must send with every file. This list repeats the code's values, so that a test
 * fails if a header changes.
 */
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

const lifetimes: readonly (readonly [path: RegExp, cacheControl: string])[] = [
  [/^\/(?:scripts|static)\//, "public, max-age=31536000, immutable"],
  [/^\/(?:fonts|icons|share)\/|^\/favicon\./, "public, max-age=86400, stale-while-revalidate=604800"],
  [/^/, "public, max-age=0, must-revalidate"],
];

const types: Headers = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
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

export const expectedHeaders = (path: string): Headers => ({
  ...always,
  "cache-control": lifetimes.find(([fits]) => fits.test(path))?.[1] ?? "",
});

export const expectedType = (path: string): string | undefined =>
  types[path.slice(path.lastIndexOf(".") + 1)];
