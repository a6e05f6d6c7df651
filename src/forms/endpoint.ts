import { functionPath } from "../addresses";

/**
 * Returns the contact function's address: the value of `GATSBY_CONTACT_ENDPOINT` if it was set during the build,
 * otherwise a path on this site.
 */
export const contactEndpoint = (): string =>
  // Keep the `process.env` expression exactly as it is, because Gatsby's build replaces it with the variable's value.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/**
 * Returns the `<form>` attributes for visitors without scripts, whose browser posts the URL-encoded fields to the
 * contact function. If the function requires a key, the form submits nothing. A browser can't send the key without
 * scripts, so the function would refuse the message.
 */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/**
 * `<form>` attributes for a form that submits nothing. Outside a `<dialog>`, `method="dialog"` does nothing, so the
 * text stays in the form and out of the URL.
 */
export const noPost = { method: "dialog" } as const;
