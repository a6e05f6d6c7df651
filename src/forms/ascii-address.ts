/**
 * Converts the domain of an email address to Punycode, as in `info@xn--mller-kva.de` for `info@müller.de`.
 * Returns the address unchanged if its domain is ASCII or invalid.
 */
export function asciiAddress(address: string): string {
  // Excludes characters that would end the host name in a URL.
  const [, mailbox = "", domain = ""] = /^([^@]*@)([^\s@/\\?#:%[\]]+)$/.exec(address) ?? [];
  if (!/[^ -~]/.test(domain)) return address;
  try {
    return mailbox + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
