import { Document, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from "yaml";

/** YAML options that turn off line wrapping, because content files keep each value on one line. */
const layout = { lineWidth: 0 } as const;

/** Field values of a content file in the CMS, by field name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Converts field values to YAML and omits empty values. Keeps the comments, quotes and key order of the original text.
 *
 * @param source - The original text of the file. Empty for a new file.
 */
export function writeYaml(values: Values, source = ""): string {
  const document = parseDocument(source);
  if (!isMap(document.contents) || document.errors.length > 0) {
    return new Document(present(values)).toString(layout);
  }
  const before: unknown = document.toJS();
  if (same(before, present(values)) || same(before, values)) return source;
  changeMap(document.contents, values, document);
  return document.toString(layout);
}

/** Returns whether two values are deeply equal. Ignores the order of keys. */
const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isValues(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the values without empty fields and without groups whose fields are all empty. */
const present = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[name, isValues(value) ? present(value) : value]],
    ),
  );

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isValues(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

function changeMap(map: YAMLMap, values: Values, document: Document): void {
  for (const { key } of [...map.items]) {
    const name = isScalar(key) ? String(key.value) : "";
    if (isEmpty(values[name])) map.delete(key);
  }
  for (const [name, value] of Object.entries(present(values))) {
    const node = map.get(name, true);
    if (node !== undefined) map.set(name, changed(node, value, document));
    else map.set(document.createNode(name), document.createNode(value));
  }
}

/**
 * Returns a YAML node for a new value. Updates and returns the existing node if the type of the value allows that, so
 * that quotes and comments are kept. Otherwise creates a new node.
 */
function changed(node: unknown, value: unknown, document: Document): unknown {
  if (isMap(node) && isValues(value)) {
    changeMap(node, value, document);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const before = [...node.items];
    const unchanged = value.map((item) => {
      const at = before.findIndex((old) => isNode(old) && same(old.toJS(document), item));
      return at === -1 ? undefined : before.splice(at, 1)[0];
    });
    // Old items that are still in `before` were either edited or removed. If the list has as many items as it had
    // before, assume that they were edited and update them with the new values in order.
    const sameLength = node.items.length === value.length;
    node.items = value.map(
      (item, index) =>
        unchanged[index] ??
        (sameLength ? changed(before.shift(), item, document) : document.createNode(item)),
    );
    return node;
  }
  if (isScalar(node) && !isValues(value) && !Array.isArray(value)) {
    if (node.value !== value) {
      node.value = value;
      delete node.source;
    }
    return node;
  }
  return document.createNode(value);
}
