import { contactForm } from "../forms/contact";
import { type Field } from "../forms/fields";
import { type MediaType } from "./read-request";
import { Refusal } from "./refusal";

/**
 * Known fields, with the characters of each that are looked at: four times as many as it may have, tags and
 * blanks included.
 */
const known: ReadonlyMap<string, number> = new Map([
  ["type", Infinity],
  ["requestId", Infinity],
  ["website", Infinity],
  ...Object.entries<Field>(contactForm.fields).map(([name, { max }]): [string, number] => [
    name,
    4 * max,
  ]),
]);

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
  for (const [name, length] of known) {
    if (Object.hasOwn(sent, name)) fields[name] = bounded(sent[name], length);
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
  if (!isObject(value)) throw new Refusal("malformed_json");
  return value;
}

function formFields(text: string): Fields {
  // URLSearchParams puts a replacement character for bytes that are no UTF-8; this throws.
  parsed(() => decodeURIComponent(text));
  // Browsers post line breaks as CRLF, but count them as one character in the box.
  const entries = [...new URLSearchParams(text)].map(([name, value]) => [
    name,
    value.replaceAll("\r\n", "\n"),
  ]);
  return Object.fromEntries(entries);
}

function parsed(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    throw new Refusal("malformed_json", {}, { cause });
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
