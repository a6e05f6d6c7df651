import { services } from "./contact";

/**
 * Returns the service for the contact form to preselect. A link chooses it with `?service=`, or by being on
 * that service's page. `browser/follow-links.ts` stores the path of the page with the link as `from`. For
 * links followed before scripts ran, the referrer has the path.
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

/** Makes sure that reloading the page or going back doesn't preselect the service again. */
export function forgetChosenService(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("service");
  history.replaceState({ ...history.state, from: "" }, "", address);
}
