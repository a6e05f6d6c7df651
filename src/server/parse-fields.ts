import { emptyContact } from "../forms/contact";
import { limits } from "../forms/limits";
import { type MediaType } from "./read-body";
import { Refusal } from "./refusal";

const known = ["type", "requestId", "website", ...Object.keys(emptyContact)];

const maxima = new Map<string, number>(
  Object.entries(limits).map(([name, { max }]) => [name, max]),
);

/** Characters of a field that are looked at: four times as many as it may have, tags and blanks included. */
const longest = new Map(
  Object.keys(emptyContact).map((name) => [name, 4 * (maxima.get(name) ?? 100)]),
);

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
  for (const name of known) {
    if (Object.hasOwn(sent, name)) fields[name] = bounded(sent[name], longest.get(name));
  }
  return fields;
}

/**
 * Puts letters in the place of a text that is too long, so that it is refused for its length without being
 * cleaned: composing (NFC) 31 KB of marks would hold the process for half a second.
 */
const bounded = (value: unknown, length = Infinity): unknown =>
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
