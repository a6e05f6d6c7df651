import ipaddr from "ipaddr.js";

/** The nearest proxy adds the last address in the IP header. Clients can forge the others. */
export function clientAddress(headers: Headers, ipHeader: string, peer = ""): string | undefined {
  const forwarded = ipHeader === "" ? undefined : headers.get(ipHeader)?.split(",").at(-1);
  return normalizeAddress(forwarded ?? "") ?? normalizeAddress(peer);
}

/** Removes the port from an IP address. */
function normalizeAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[(.*)\]|([\d.]+)(?=:))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  return ipaddr.IPv6.isValid(address) ? normalizeIPv6(ipaddr.IPv6.parse(address)) : undefined;
}

/** Counts clients by their IPv4 address if the IPv6 address contains one. */
function normalizeIPv6(address: ipaddr.IPv6): string {
  const bytes = address.toByteArray();
  const lastFour = bytes.slice(12);
  switch (address.range()) {
    case "ipv4Mapped":
    case "rfc6145": // IPv4-translated, ::ffff:0:0:0/96
      return lastFour.join(".");
    case "rfc6052": {
      // NAT64. In 64:ff9b:1::/48, each network decides where to put the IPv4 address (RFC 8215), so use the whole
      // address. Clients can't choose theirs, because this prefix isn't routed on the Internet.
      const isWellKnownPrefix = bytes.slice(4, 12).every((byte) => byte === 0);
      return isWellKnownPrefix ? lastFour.join(".") : address.toString();
    }
    case "6to4":
      return bytes.slice(2, 6).join(".");
    case "teredo": // Teredo inverts the bits of the client's address (RFC 4380, section 4).
      return lastFour.map((byte) => 255 - byte).join(".");
    default:
      // A client usually has a whole /64 network.
      return `${bytes.slice(0, 8).join(".")}/64`;
  }
}
