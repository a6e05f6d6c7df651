import ipaddr from "ipaddr.js";

/**
 * The client that the rate limit counts. Only the configured header is trusted, and of a list its last entry,
 * which the nearest proxy wrote itself. When the header holds no address, the peer is the client.
 */
export function clientAddress(
  headers: Headers,
  ipHeader: string,
  peer: string | undefined,
): string | undefined {
  const told = ipHeader === "" ? undefined : headers.get(ipHeader)?.split(",").at(-1);
  return networkOf(told ?? "") ?? networkOf(peer ?? "");
}

/**
 * One spelling for all of one address: without its port, IPv4 in IPv6 as IPv4, and of IPv6 the first 64
 * bits, since a household or a rented server has all addresses below them.
 */
function networkOf(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[(.*)\]|([\d.]+)(?=:))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address))
    return undefined;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : `${parsed.toByteArray().slice(0, 8).join(".")}/64`;
}
