import { functionPath } from "../addresses";

/** Returns the contact function's URL from `GATSBY_CONTACT_ENDPOINT`. The default is a path on this site. */
export const contactEndpoint = (): string =>
  // Gatsby's build replaces this exact `process.env` expression with the variable's value.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/**
 * The form's address for browsers without scripts. It's missing if the contact function requires a key, which
 * only scripts can send.
 */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/**
 * Attributes of a `<form>` that the browser doesn't send. `method="dialog"` has an effect only inside a
 * `<dialog>`.
 */
export const noPost = { method: "dialog" } as const;
