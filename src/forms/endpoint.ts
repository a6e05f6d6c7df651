import { functionPath } from "../addresses";

export const contactEndpoint = (): string =>
  // Gatsby's build replaces this exact `process.env` expression with the variable's value.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/** For browsers without scripts. If the contact function requires a key, only scripts can send the form. */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/** Keeps a `<form>` from submitting anything, because `method="dialog"` works only inside a `<dialog>`. */
export const noPost = { method: "dialog" } as const;
