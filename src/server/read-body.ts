import { Refusal } from "./refusal";

/** Bytes that a request may have. */
const maxBytes = 32 * 1024;

/** The form of a body that the function reads. */
export type MediaType = "json" | "form";

/**
 * What the request says its body is.
 *
 * @throws Refusal for anything but UTF-8 JSON or a posted form, sent as it is.
 */
export function mediaTypeOf(headers: Headers): MediaType {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  const encoding = headers.get("content-encoding")?.toLowerCase() ?? "identity";
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  if (isUtf8 && encoding === "identity") {
    if (type === "application/json") return "json";
    if (type === "application/x-www-form-urlencoded") return "form";
  }
  throw new Refusal("unsupported_media_type");
}

/**
 * The body as text. Bytes are counted while they come: `Content-Length` may be missing or a lie.
 *
 * @throws Refusal when there are too many of them or they are no UTF-8.
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw new Refusal("too_large");
  const reader = request.body?.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return text + decoder.decode();
      bytes += chunk.value.byteLength;
      if (bytes > maxBytes) break;
      text += decoder.decode(chunk.value, { stream: true });
    }
  } catch (cause) {
    throw new Refusal("malformed_json", {}, { cause });
  }
  await reader?.cancel();
  throw new Refusal("too_large");
}
