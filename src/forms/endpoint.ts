/** Address of the function, on this site unless the build names another (function's contract). */
export const contactEndpoint = (): string =>
  // Gatsby puts the value in place of this very expression when it builds.
  process.env.GATSBY_CONTACT_ENDPOINT || "/api/send-contact-email";
