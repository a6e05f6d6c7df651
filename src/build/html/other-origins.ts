import { contactEndpoint } from "../../forms/endpoint";

/** The origin of the function when the build names one on another host; pages may send to it. */
export function otherOrigins(): string[] {
  const endpoint = contactEndpoint();
  return URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
}
