import { functionPath } from "../addresses";

/** Returns the contact function's URL: `GATSBY_CONTACT_ENDPOINT`, or a path on this site by default. */
export const contactEndpoint = (): string =>
  // Gatsby's build replaces this exact `process.env` expression with the variable's value.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/**
 * `<form>` attributes for visitors without scripts, whose browser posts the form to the contact function. If
 * the function requires a key, the form submits nothing, because a browser can't send the key without
 * scripts.
 */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/**
 * `<form>` attributes for a form that submits nothing: outside a `<dialog>`, `method="dialog"` has no effect.
 */
export const noPost = { method: "dialog" } as const;
