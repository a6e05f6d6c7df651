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

/** Field values by name, as received. The types of the values haven't been checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses a request body and returns the fields that the contact function uses. Ignores inherited properties.
 *
 * @throws Refusal if the body doesn't match its media type.
 */
export function parseFields(text: string, type: MediaType): Fields {
  const sent = type === "json" ? jsonObject(text) : formFields(text);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, { max }] of Object.entries(known)) {
    // Allow four times the field's maximum, because tags and extra spaces are removed before the length is checked.
    if (Object.hasOwn(sent, name)) fields[name] = bounded(sent[name], 4 * max);
  }
  return fields;
}

/**
 * Replaces overlong text with filler letters, so that validation rejects it for its length. Cleaning the original text
 * could be slow. For example, NFC-normalizing 31 KB of combining marks blocks the process for half a second.
 */
const bounded = (value: unknown, length: number): unknown =>
  typeof value === "string" && value.length > length ? "x".repeat(length + 1) : value;

function jsonObject(text: string): Fields {
  const value = parsed(() => JSON.parse(text));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Refusal("malformed_json");
}

function formFields(text: string): Fields {
  // Check that the text is UTF-8. decodeURIComponent throws if it isn't, but URLSearchParams would accept it.
  parsed(() => decodeURIComponent(text));
  // Browsers post a line break as CRLF but count it as one character against a text area's length limits.
  return Object.fromEntries(new URLSearchParams(text.replace(/%0D%0A/gi, "%0A")));
}

function parsed(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    throw new Refusal("malformed_json", {}, { cause });
  }
}
