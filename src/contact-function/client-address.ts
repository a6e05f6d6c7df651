import ipaddr from "ipaddr.js";

/**
 * Returns the client's address from the configured header, or else the peer's. Reads only the header's last
 * entry, which the nearest proxy added. Clients can forge the others.
 */
export function clientAddress(
  headers: Headers,
  ipHeader: string,
  peer: string | undefined,
): string | undefined {
  const forwarded = ipHeader === "" ? undefined : headers.get(ipHeader)?.split(",").at(-1);
  return normalizeAddress(forwarded ?? "") ?? normalizeAddress(peer ?? "");
}

/** Shortens IPv6 addresses to 64 bits, because a household or rented server usually has a whole /64. */
function normalizeAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[(.*)\]|([\d.]+)(?=:))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isAddress) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join(".")}/64`;
}
