import ipaddr from "ipaddr.js";
import { Refusal } from "./refusal";

/** Maximum size of a request body, in bytes. */
export const maxBytes = 32 * 1024;

export type MediaType = "json" | "form";

const mediaTypes: Readonly<Record<string, MediaType>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/**
 * Returns the media type of the request's body.
 *
 * @throws Refusal unless the body is JSON or a form post in UTF-8, without content encoding.
 */
export function mediaTypeOf(headers: Headers): MediaType {
  const contentType = (headers.get("content-type") ?? "").toLowerCase();
  const [, name = ""] =
    /^([^\s;]+)\s*(?:;\s*charset=(?:utf-8|"utf-8")\s*)?$/.exec(contentType) ?? [];
  const encoding = headers.get("content-encoding")?.toLowerCase() ?? "identity";
  const type = encoding === "identity" ? mediaTypes[name] : undefined;
  if (type === undefined) throw new Refusal("unsupported_media_type");
  return type;
}

/**
 * Reads the body as text. Counts the bytes as they arrive, because `Content-Length` may be missing or wrong.
 *
 * @throws Refusal if the body is too large, isn't valid UTF-8 or can't be read.
 */
export async function readBody({ body }: Request): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = body?.getReader();
  let text = "";
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch (cause) {
    throw new Refusal("malformed_json", {}, { cause });
  }
  void reader?.cancel();
  throw new Refusal("too_large");
}

/** Returns the request's origin if it's one of the allowed origins. */
export function listedOrigin(headers: Headers, allowed: readonly string[]): string | undefined {
  const origin = headers.get("origin") ?? "";
  return allowed.includes(origin) ? origin : undefined;
}

/**
 * Checks whether a page from another origin made a browser send this request. Other clients send no `Origin` header,
 * and their requests don't count as cross-origin. If a proxy rewrites `Host`, requests from this site's own pages are
 * still recognized by `Sec-Fetch-Site: same-origin`.
 */
export function isCrossOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site") return true;
  if (site === "same-origin" || origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host")?.toLowerCase();
}

/** Matches a host name with an empty punycode label (`xn--`), which `URL` accepts on Node 24 but rejects on Node 20. */
const emptyPunycode = /(?:^|\.)xn--(?:[.:]|$)/i;

/** Checks whether the `Host` header is valid. A missing header counts as valid. */
export function hasValidHost(headers: Headers): boolean {
  const host = headers.get("host");
  if (host === null) return true;
  return /^[^/\\?#@]+$/.test(host) && !emptyPunycode.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Returns the client's address for the rate limit, with an IPv6 address cut to its /64 network. Trusts only the
 * configured header. If the header is a list, its last entry counts, because the nearest proxy added it. If the
 * header contains no address, the connection's peer counts as the client.
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
 * Normalizes an IP address, so that each client has a single spelling. Removes the port, converts IPv4-mapped IPv6
 * to IPv4 and cuts IPv6 to its first 64 bits, because a household or a rented server usually has a whole /64.
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
