import { functionPath } from "../addresses";

export const contactEndpoint = (): string =>
  // Gatsby and `build/html/page-scripts.ts` replace this exact `process.env` expression with the value.
  process.env.GATSBY_CONTACT_ENDPOINT || functionPath;

/** Form attributes for browsers without scripts. If a key is required, only scripts can send the form. */
export const nativePost = (): { readonly method: string; readonly action?: string } =>
  process.env.GATSBY_CONTACT_ENDPOINT_KEY ? noPost : { method: "post", action: contactEndpoint() };

/** Keeps a `<form>` from submitting anything. The method `dialog` works only inside a `<dialog>` element. */
export const noPost = { method: "dialog" } as const;
