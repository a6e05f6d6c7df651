import { Document, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from "yaml";
import { isRecord } from "../../content/model/record";

/** Turns off line wrapping, because content files keep each value on one line. */
const layout = { lineWidth: 0 } as const;

export type Values = Readonly<Record<string, unknown>>;

/** Leaves out empty values. Keeps the original file's comments, quotes, and key order. */
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

const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );

const present = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[name, isRecord(value) ? present(value) : value]],
    ),
  );

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.values(value).every(isEmpty);
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

/** Returns a YAML node for a value. Updates the existing node, if possible, to keep quotes and comments. */
function changed(node: unknown, value: unknown, document: Document): unknown {
  if (isMap(node) && isRecord(value)) {
    changeMap(node, value, document);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const before = [...node.items];
    const unchanged = value.map((item) => {
      const at = before.findIndex((old) => isNode(old) && same(old.toJS(document), item));
      return at === -1 ? undefined : before.splice(at, 1)[0];
    });
    // If the list's length hasn't changed, the items left in `before` were edited, not removed.
    const sameLength = node.items.length === value.length;
    node.items = value.map(
      (item, index) =>
        unchanged[index] ??
        (sameLength ? changed(before.shift(), item, document) : document.createNode(item)),
    );
    return node;
  }
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    if (node.value !== value) {
      node.value = value;
      delete node.source;
    }
    return node;
  }
  return document.createNode(value);
}
