import { contactForm } from "../forms/contact";
import { type MediaType } from "./read-request";
import { Refusal } from "./refusal";

const unlimited = { max: Infinity };
const known: Readonly<Record<string, { readonly max: number }>> = {
  type: unlimited,
  requestId: unlimited,
  website: unlimited,
  ...contactForm.fields,
};

/** Values by the names of known fields; nothing is inherited, nothing is converted. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The known fields of a body.
 *
 * @throws Refusal when the body is not what its media type says.
 */
export function parseFields(text: string, type: MediaType): Fields {
  const sent = type === "json" ? jsonObject(text) : formFields(text);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, { max }] of Object.entries(known)) {
    // Four times what is allowed: tags and blanks, which are not sent, may be typed as well.
    if (Object.hasOwn(sent, name)) fields[name] = bounded(sent[name], 4 * max);
  }
  return fields;
}

/**
 * Puts letters in the place of a text that is too long, so that it is refused for its length without being
 * cleaned: composing (NFC) 31 KB of marks would hold the process for half a second.
 */
const bounded = (value: unknown, length: number): unknown =>
  typeof value === "string" && value.length > length ? "x".repeat(length + 1) : value;

function jsonObject(text: string): Fields {
  const value = parsed(() => JSON.parse(text));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Refusal("malformed_json");
}

function formFields(text: string): Fields {
  // URLSearchParams puts a replacement character for bytes that are no UTF-8; this throws.
  parsed(() => decodeURIComponent(text));
  // Browsers post line breaks as CRLF, but count them as one character in the box.
  return Object.fromEntries(new URLSearchParams(text.replace(/%0D%0A/gi, "%0A")));
}

function parsed(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    throw new Refusal("malformed_json", {}, { cause });
  }
}
