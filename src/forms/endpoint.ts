import { functionPath } from "../addresses";

/** Address of the function, on this site unless the build names another (function's contract). */
export const contactEndpoint = (): string =>
  // Gatsby puts the value in place of this very expression when it builds.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/**
 * How a browser without scripts submits the contact form: it posts the fields url-encoded to the function. A
 * hosted function that wants a key would refuse that, since a form cannot send one: nothing is posted there.
 */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/**
 * A form that browsers submit to nowhere: outside a dialog this method does nothing. The text stays in the
 * form and does not get into the address.
 */
export const noPost = { method: "dialog" } as const;
