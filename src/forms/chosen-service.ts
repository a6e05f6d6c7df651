import { services } from "./contact";

/** Returns the service in `?service=`, or else the service whose page the visitor came from. */
export function readChosenService(): string {
  if (typeof document === "undefined") return "";
  const { origin, search } = window.location;
  const referrer = document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : "";
  const wanted =
    new URLSearchParams(search).get("service") ?? /^(?:\/services)?\/([^/]+)\/?$/.exec(referrer)?.[1];
  return services.find(({ value }) => value === wanted)?.value ?? "";
}
