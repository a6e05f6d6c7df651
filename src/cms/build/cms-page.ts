import { favicons, icoWidth } from "../../addresses";
import { type CmsBackend } from "./cms-backend";

export const cmsFolder = "admin";

/** Path of the editors' guide, which the CMS's forms link to. */
export const guidePath = `/${cmsFolder}/guide.html`;

export const serializePolicy = (sources: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(" ")}`)
    .join("; ");

/** Allows what the CMS needs: inline styles, WebAssembly picture decoders, and `blob:` and `data:` URLs. */
export const cmsPolicy = ({ connects, pictures }: CmsBackend): string =>
  serializePolicy({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "blob:", "data:", ...pictures],
    "media-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "connect-src": ["'self'", "blob:", "data:", ...connects],
  });

/** Hides the sign-in button if no Git host is configured. Editors can still open a local repository. */
const noSignIn = `
    <style>.buttons .button.secondary { display: none !important }</style>`;

export function cmsPage(backend: CmsBackend): string {
  const isHosted = backend.connects.length > 0;
  return htmlPage({
    title: "CMS",
    policy: cmsPolicy(backend),
    head: `${isHosted ? "" : noSignIn}
    <script type="module" src="/${cmsFolder}/start.js"></script>`,
    body: "<noscript>The CMS needs JavaScript.</noscript>",
  });
}

interface HtmlPage {
  readonly title: string;
  readonly policy: string;
  /** Elements at the end of the head. */
  readonly head: string;
  readonly body: string;
}

export const htmlPage = ({ title, policy, head, body }: HtmlPage) =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>${title}</title>
    <link rel="icon" href="${favicons.ico}" sizes="${icoWidth}x${icoWidth}">
    <link rel="icon" href="${favicons.svg}" type="image/svg+xml">${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
