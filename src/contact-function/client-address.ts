import ipaddr from "ipaddr.js";

/** Trusts only the configured header. Its last entry counts, because the nearest proxy added it. */
export function clientAddress(
  headers: Headers,
  ipHeader: string,
  peer: string | undefined,
): string | undefined {
  const forwarded = ipHeader === "" ? undefined : headers.get(ipHeader)?.split(",").at(-1);
  return normalizeAddress(forwarded ?? "") ?? normalizeAddress(peer ?? "");
}

/** Cuts IPv6 to its first 64 bits, because a household or a rented server usually has a whole /64. */
function normalizeAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[(.*)\]|([\d.]+)(?=:))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isAddress) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join(".")}/64`;
}
