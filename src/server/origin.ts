/** Whether a page of another site made the browser send this request. Programs send no `Origin`. */
export function isForeign(request: Request, allowed: readonly string[]): boolean {
  const { headers } = request;
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null || allowed.includes(origin)) return false;
  const host = headers.get("host")?.toLowerCase() ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Who is counted by the rate limit. Only a header that the owner named is believed, and of a list the
 * last entry, the one which the nearest proxy wrote itself.
 */
export function clientOf(
  headers: Headers,
  ipHeader: string,
  socketAddress: string | undefined,
): string | undefined {
  const told = ipHeader === "" ? "" : headers.get(ipHeader)?.split(",").at(-1)?.trim();
  return told || socketAddress;
}
