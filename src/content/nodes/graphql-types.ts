import { hasBody, type Kind } from "../model/kind";
import { describeFields, type Field } from "../model/walk";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Types of nested objects, by name; the same name from two kinds must mean the same fields. */
type NestedTypes = Map<string, string>;

/**
 * GraphQL type definitions of all kinds, derived from their shapes. Every type is `@dontInfer`, so
 * that an empty collection or an item without optional fields builds as well as any other.
 *
 * @throws Error when two nested objects share a type name but differ in their fields.
 */
export function graphqlTypes(kinds: readonly Kind[]): string {
  const nested: NestedTypes = new Map();
  const nodes = kinds.map((kind) => {
    const fields = fieldLines(describeFields(kind.shape), kind.type, nested);
    const body = hasBody(kind)
      ? [
          "  html: String!",
          "  contents: [ContentsEntry!]!",
          "  words: Int!",
          "  downloads: [Download!]!",
        ]
      : [];
    const route = kind.route ? ["  path: String!"] : [];
    const own = fields.filter((field) => !(kind.route && field.startsWith("  path:")));
    return `type ${kind.type} implements Node @dontInfer {\n${["  slug: String!", ...route, ...body, ...own].join("\n")}\n}`;
  });
  const contents = "type ContentsEntry {\n  id: String!\n  title: String!\n  depth: Int!\n}";
  const download = "type Download {\n  name: String!\n  path: String!\n}";
  return [...nodes, ...nested.values(), contents, download].join("\n\n");
}

function fieldLines(description: Field, owner: string, nested: NestedTypes): string[] {
  return Object.entries(description.fields ?? {}).map(([name, field]) => {
    return `  ${name}: ${typeOf(field, `${owner}${capitalised(name)}`, nested)}${directive(field)}`;
  });
}

function typeOf(field: Field, name: string, nested: NestedTypes): string {
  const required = field.optional && field.default === undefined ? "" : "!";
  return `${bareTypeOf(field, name, nested)}${required}`;
}

function bareTypeOf(field: Field, name: string, nested: NestedTypes): string {
  switch (field.type) {
    case "string":
      return stringType(field);
    case "number":
      return "Int";
    case "boolean":
      return "Boolean";
    case "array":
      if (field.innerType === undefined) throw new Error(`${name}: a list of what?`);
      return `[${bareTypeOf(field.innerType, name, nested)}!]`;
    case "object":
      return nestedType(field, field.meta?.graphqlType ?? name, nested);
    default:
      throw new Error(`${name}: no GraphQL type for a field of type ${field.type}`);
  }
}

function nestedType(field: Field, name: string, nested: NestedTypes): string {
  const definition = `type ${name} {\n${fieldLines(field, name, nested).join("\n")}\n}`;
  if ((nested.get(name) ?? definition) !== definition) {
    throw new Error(`Two kinds of content define the type ${name} with different fields`);
  }
  nested.set(name, definition);
  return name;
}

function stringType({ meta }: Field): string {
  if (meta?.format === "date") return "Date";
  if (meta?.format === "picture") return "File";
  return meta?.format === "reference" ? (meta.to ?? "String") : "String";
}

function directive({ meta }: Field): string {
  if (meta?.format === "date") return " @dateformat";
  if (meta?.format === "picture") return " @fileByRelativePath";
  return meta?.format === "reference" ? ' @link(by: "slug")' : "";
}
