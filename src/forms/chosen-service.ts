import { services } from "./contact";

/**
 * Reads the service that the visitor's link chose: with `?service=`, or because the link was on that
 * service's page. `browser/follow-links.ts` stores the page's path as `from`. For links followed before
 * scripts ran, the path is that of the referrer.
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
