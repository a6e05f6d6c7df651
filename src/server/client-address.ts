import ipaddr from "ipaddr.js";

/**
 * Who is counted by the rate limit. Only a header that the owner named is believed, and of a list the last
 * entry, the one which the nearest proxy wrote itself. A header that holds no address counts as the peer
 * that sent it.
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
