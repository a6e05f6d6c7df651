import { contactForm } from "../forms/contact";
import { lineField } from "../forms/fields";
import { defineForm } from "../forms/form";
import { honeypotName } from "../forms/honeypot";
import { campaignIn, maxSource } from "../forms/message-source";
import { HttpError } from "./http-error";

export const maxBytes = 32 * 1024;

export type SubmittedFields = Readonly<Record<string, unknown>>;

/** The contact form's fields, plus a `source` field that visitors don't fill in. */
export const contactRequest = defineForm({
  ...contactForm,
  fields: {
    ...contactForm.fields,
    source: lineField("Source", maxSource, `Source must be less than ${maxSource} characters`),
  },
});

const unlimited = { max: Infinity };
const knownFields: Readonly<Record<string, { readonly max: number }>> = {
  type: unlimited,
  requestId: unlimited,
  [honeypotName]: unlimited,
  ...contactRequest.fields,
};

export async function readFields(
  request: Request,
  isFormPost: boolean,
  isListedOrigin: boolean,
): Promise<SubmittedFields> {
  const { headers, method } = request;
  if (!hasValidHost(headers)) throw new HttpError("invalid_host");
  if (method !== "POST") throw new HttpError("method_not_allowed");
  if (!isListedOrigin && isCrossOrigin(headers)) throw new HttpError("forbidden_origin");
  if (!hasSupportedType(headers)) throw new HttpError("unsupported_media_type");
  const text = await readBody(request);
  // The form's `source` overrides the referrer's campaign. If `messageSource` is false, the form sends an
  // empty `source`.
  const received = isFormPost ? { source: refererCampaign(headers), ...parseForm(text) } : parseObject(text);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, { max }] of Object.entries(knownFields)) {
    // Allow four times the maximum length, because removing tags and extra spaces may shorten the value.
    if (Object.hasOwn(received, name)) fields[name] = limitLength(received[name], 4 * max);
  }
  return fields;
}

/** Matches hosts with an empty Punycode label (`xn--`). `URL` rejects them on Node 20 but not on Node 24. */
const emptyPunycode = /(?:^|\.)xn--(?:[.:]|$)/i;

function hasValidHost(headers: Headers): boolean {
  const host = headers.get("host");
  if (host === null) return true;
  return /^[^/\\?#@]+$/.test(host) && !emptyPunycode.test(host) && URL.canParse(`http://${host}`);
}

/** Trusts `Sec-Fetch-Site: same-origin` even if `Origin` and `Host` differ. A proxy may change `Host`. */
function isCrossOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site") return true;
  if (site === "same-origin" || origin === null) return false;
  return !isOnThisHost(origin, headers);
}

const isOnThisHost = (address: string, headers: Headers): boolean =>
  URL.canParse(address) && new URL(address).host === headers.get("host")?.toLowerCase();

/** Without scripts, the form can't send a campaign, so read it from the URL of the form's page. */
function refererCampaign(headers: Headers): string {
  const referer = headers.get("referer") ?? "";
  return isOnThisHost(referer, headers) ? campaignIn(new URL(referer)) : "";
}

const supportedType =
  /^application\/(?:json|x-www-form-urlencoded)\s*(?:;\s*charset=(?:utf-8|"utf-8")\s*)?$/i;

function hasSupportedType(headers: Headers): boolean {
  const encoding = headers.get("content-encoding")?.toLowerCase() ?? "identity";
  return encoding === "identity" && supportedType.test(headers.get("content-type") ?? "");
}

/** Reads the body and counts its bytes, because `Content-Length` may be missing or wrong. */
async function readBody({ body }: Request): Promise<string> {
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
    throw new HttpError("malformed_json", {}, { cause });
  }
  void reader?.cancel();
  throw new HttpError("too_large");
}

function parseObject(text: string): SubmittedFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError("malformed_json", {}, { cause });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new HttpError("malformed_json");
}

function parseForm(text: string): SubmittedFields {
  try {
    // `decodeURIComponent` throws if the text isn't UTF-8. `URLSearchParams` would accept such text.
    decodeURIComponent(text);
  } catch (cause) {
    throw new HttpError("malformed_json", {}, { cause });
  }
  // Browsers send a line break as CRLF, but a text area's length limit counts it as one character.
  return Object.fromEntries(new URLSearchParams(text.replace(/%0D%0A/gi, "%0A")));
}

/**
 * Replaces text longer than `length` with `x`s, which fail validation as the text would. Normalizing the text
 * itself could take 0.5 s.
 */
const limitLength = (value: unknown, length: number): unknown =>
  typeof value === "string" && value.length > length ? "x".repeat(length + 1) : value;
