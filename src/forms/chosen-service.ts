import { services } from "./contact";

/**
 * Returns the service in `?service=`, or else the service whose page the visitor came from. That page's path
 * is in the history state (see `browser/follow-links.ts`). If the visitor followed the link before scripts
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

/** Keeps the form from selecting the service again when the visitor reloads the page or returns to it. */
export function forgetChosenService(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("service");
  history.replaceState({ ...history.state, from: "" }, "", address);
}
