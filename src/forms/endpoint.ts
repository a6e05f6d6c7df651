import { functionPath } from "../addresses";

/** Returns the contact function's URL from `GATSBY_CONTACT_ENDPOINT`. The default is a path on this site. */
export const contactEndpoint = (): string =>
  // Gatsby's build replaces this exact `process.env` expression with the variable's value.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/**
 * Form attributes for browsers without scripts. If the contact function requires a key, the form can't be
 * submitted, because only scripts can send the key.
 */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/**
 * Attributes that keep a `<form>` from submitting anything. `method="dialog"` has no effect outside a
 * `<dialog>`.
 */
export const noPost = { method: "dialog" } as const;
