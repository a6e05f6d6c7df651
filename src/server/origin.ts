/**
 * Whether a page of another site made the browser send this request. Programs send no `Origin`. Behind a
 * proxy that rewrites `Host`, the browser's own word that the page is of this site decides.
 */
export function isCrossOrigin({ headers }: Request, allowed: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin !== null && allowed.includes(origin)) return false;
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site") return true;
  if (site === "same-origin" || origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host")?.toLowerCase();
}

/** Whether the request names a host that there can be. */
export function hasValidHost(headers: Headers): boolean {
  const host = headers.get("host");
  return host === null || (/^[^/\\?#@]+$/.test(host) && URL.canParse(`http://${host}`));
}
