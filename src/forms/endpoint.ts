import { functionPath } from "../addresses";

/** Returns the contact function's address: `GATSBY_CONTACT_ENDPOINT` if the build sets it, or a path on this site. */
export const contactEndpoint = (): string =>
  // Keep this exact expression, because Gatsby replaces it with the variable's value during the build.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/**
 * Returns `<form>` attributes for browsers without scripts, which post the URL-encoded fields to the function. If a
 * hosted function requires a key, the form posts nothing. A native form can't send the key, so the function would
 * refuse the post.
 */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/**
 * `<form>` attributes for a form that submits nothing. Outside a `<dialog>`, `method="dialog"` does nothing, so the
 * text stays in the form and out of the URL.
 */
export const noPost = { method: "dialog" } as const;
