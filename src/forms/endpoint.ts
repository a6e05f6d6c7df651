/** Address of the function, on this site unless the build names another (function's contract). */
export const contactEndpoint = (): string =>
  // Gatsby puts the value in place of this very expression when it builds.
  process.env.GATSBY_CONTACT_ENDPOINT || "/api/send-contact-email";

/**
 * How a browser without scripts submits the contact form: it posts the fields url-encoded to this site's
 * function. A function on another host takes JSON only, so nothing is posted there.
 */
export function nativePost(): { readonly method: string; readonly action?: string } {
  const endpoint = contactEndpoint();
  return /^\/(?!\/)/.test(endpoint) ? { method: "post", action: endpoint } : noPost;
}

/**
 * A form that browsers submit to nowhere: outside a dialog this method does nothing. The text stays in the
 * form and does not get into the address.
 */
export const noPost = { method: "dialog" } as const;
