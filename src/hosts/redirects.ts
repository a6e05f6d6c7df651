export interface Redirect {
  readonly from: string;
  /** A path on this site or a URL on another site. */
  readonly to: string;
  readonly status: number;
}

/** Returns the plain text of a path: decoded, in Unicode's composed form, and without a slash at the end. */
export function decodePath(path: string): string {
  const bare = path.replace(/(?<=.)\/$/, "");
  try {
    return decodeURIComponent(bare).normalize("NFC");
  } catch {
    return bare;
  }
}

const withSlashes = (paths: Iterable<string>): string[] => [...paths].flatMap((path) => [path, `${path}/`]);

/** Returns a path's spellings for hosts that decode paths. macOS writes accents as separate characters (NFD). */
export const decodedSpellings = ({ from }: Redirect): string[] =>
  withSlashes(new Set([decodePath(from), decodePath(from).normalize("NFD")]));

/** Encodes a path like browsers, like most programs, and as strictly as PHP's `rawurlencode`. */
const encodings: readonly ((path: string) => string)[] = [
  encodeURI,
  (path) => path.split("/").map(encodeURIComponent).join("/"),
  (path) => path.replace(/[^/]+/g, (part) => encodeURIComponent(part).replace(/[!'()]/g, encodeSign)),
];

const encodeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Netlify and Cloudflare compare paths as browsers send them, so each spelling needs its own rule. */
function encodedSpellings({ from }: Redirect): string[] {
  const paths = new Set<string>();
  for (const form of ["NFC", "NFD"]) {
    for (const encode of encodings) {
      const path = encode(decodePath(from).normalize(form));
      paths.add(path).add(path.replace(/%../g, (code) => code.toLowerCase()));
    }
  }
  return withSlashes(paths);
}

const here = "http://localhost";

/** Returns a redirect's target as a `Location` header, which can contain only ASCII characters. */
export function locationOf(to: string, query = ""): string {
  const target = new URL(to, here);
  target.search = [target.search.slice(1), query].filter((part) => part !== "").join("&");
  const { origin, pathname, search, hash, href } = target;
  return origin === here ? `${pathname}${search}${hash}` : href;
}

/** Maximum number of rules that Cloudflare reads from `_redirects` (see its documentation). */
export const maximumRules = 2000;
/** Maximum number of characters that Cloudflare reads from a `_redirects` rule. */
export const longestRule = 1000;

export const rulesOf = (redirect: Redirect): string[] =>
  encodedSpellings(redirect).map((from) => `${from} ${locationOf(redirect.to)} ${redirect.status}`);

/** The content check makes sure that Cloudflare reads every rule. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(rulesOf)
    .map((rule) => `${rule}\n`)
    .join("");

/** Returns each redirect once, with its decoded path. */
export function readRedirectsFile(text: string): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const line of text.split("\n")) {
    const [from = "", to = "", status] = line.split(" ");
    const path = decodePath(from);
    if (path !== "") redirects.set(path, { from: path, to, status: Number(status) });
  }
  return redirects;
}
