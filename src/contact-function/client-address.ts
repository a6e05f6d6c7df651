import ipaddr from "ipaddr.js";

/**
 * Returns the client's address for the rate limit. Trusts only the configured header. If the header is a list, its last
 * entry counts, because the nearest proxy added it. Without an address in the header, the connection's peer counts.
 */
export function clientAddress(
  headers: Headers,
  ipHeader: string,
  peer: string | undefined,
): string | undefined {
  const forwarded = ipHeader === "" ? undefined : headers.get(ipHeader)?.split(",").at(-1);
  return normalizeAddress(forwarded ?? "") ?? normalizeAddress(peer ?? "");
}

/**
 * Gives each client a single spelling. Removes the port, converts IPv4-mapped IPv6 to IPv4 and cuts IPv6 to its first
 * 64 bits, because a household or a rented server usually has a whole /64.
 */
function normalizeAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[(.*)\]|([\d.]+)(?=:))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isAddress) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join(".")}/64`;
}
