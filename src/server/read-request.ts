import ipaddr from "ipaddr.js";
import { Refusal } from "./refusal";

/** The largest body that is accepted, in bytes. */
export const maxBytes = 32 * 1024;

export type MediaType = "json" | "form";

const mediaTypes: Readonly<Record<string, MediaType>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/**
 * What the request says its body is.
 *
 * @throws Refusal for anything but UTF-8 JSON or a posted form, sent as it is.
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
 * The body as text. Bytes are counted while they come: `Content-Length` may be missing or a lie.
 *
 * @throws Refusal when there are too many of them or they are no UTF-8.
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

/** The origin that the request names, when it is one of the allowed. */
export function listedOrigin(headers: Headers, allowed: readonly string[]): string | undefined {
  const origin = headers.get("origin") ?? "";
  return allowed.includes(origin) ? origin : undefined;
}

/**
 * Whether a page of another site made the browser send this request. Programs send no `Origin`. Behind a
 * proxy that rewrites `Host`, the browser's own word that the page is of this site decides.
 */
export function isCrossOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site") return true;
  if (site === "same-origin" || origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host")?.toLowerCase();
}

/** A label with nothing after the punycode prefix. Node 24 accepts it in a URL, Node 20 doesn't. */
const emptyPunycode = /(?:^|\.)xn--(?:[.:]|$)/i;

/** Whether the `Host` header is missing or names a possible host. */
export function hasValidHost(headers: Headers): boolean {
  const host = headers.get("host");
  if (host === null) return true;
  return /^[^/\\?#@]+$/.test(host) && !emptyPunycode.test(host) && URL.canParse(`http://${host}`);
}

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
