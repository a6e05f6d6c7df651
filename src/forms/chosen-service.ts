import { services } from "./contact";

/**
 * Reads which service to select in the contact form: the one in `?service=`, or the one whose page contained
 * the link. `browser/follow-links.ts` stores that page's path as `from`. For links followed before scripts
 * ran, the referrer provides the path.
 */
export function readChosenService(): string {
  if (typeof document === "undefined") return "";
  const { origin, search } = window.location;
  const referrer = document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : "";
  const from: unknown = history.state?.from ?? referrer;
  const wanted =
    new URLSearchParams(search).get("service") ?? /^(?:\/services)?\/([^/]+)\/?$/.exec(String(from))?.[1];
  return services.find(({ value }) => value === wanted)?.value ?? "";
}

/** Keeps a reload, or Back, from choosing the service again. */
export function forgetChosenService(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("service");
  history.replaceState({ ...history.state, from: "" }, "", address);
}
