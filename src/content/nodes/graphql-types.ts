import { hasBody, type Kind } from "../model/kind";
import { type Field, type Group } from "../model/field";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Maps names of nested types to GraphQL definitions. Kinds that share a nested type must define the same
 * fields for it.
 */
type NestedTypes = Map<string, string>;

/** With `@dontInfer`, queries work even if a collection is empty or no item uses an optional field. */
export function graphqlTypes(kinds: readonly Kind[]): string {
  const nested: NestedTypes = new Map();
  const nodes = kinds.map((kind) => {
    const isText = kind.template === "text-page";
    const implemented = isText ? "Node & TextPage" : "Node";
    const lines = ["slug: String!"];
    if (kind.route) lines.push("path: String!");
    if (hasBody(kind)) lines.push(...bodyFields);
    if ("figures" in kind.shape.fields) lines.push("keyChart: String!");
    for (const [name, field] of Object.entries(kind.shape.fields)) {
      const isPath = kind.route && name === "path";
      if (!isPath) lines.push(fieldLine(name, field, kind.type, nested));
    }
    return `type ${kind.type} implements ${implemented} @dontInfer ${block(lines)}`;
  });
  return [...nodes, ...nested.values(), otherTypes].join("\n\n");
}

const bodyFields = ["contents: [ContentsEntry!]!", "wordCount: Int!"];

/** `TextPage` has the fields that `src/templates/text-page.tsx` needs from each kind of content. */
const otherTypes = `type ContentsEntry {
  id: String!
  title: String!
}

interface TextPage implements Node {
  id: ID!
  title: String!
  lead: String!
  contents: [ContentsEntry!]!
  seo: Seo!
}`;

const block = (lines: readonly string[]) => `{\n${lines.map((line) => `  ${line}\n`).join("")}}`;

function fieldLine(name: string, field: Field, owner: string, nested: NestedTypes): string {
  const required = field.optional && field.type !== "list" ? "" : "!";
  const [type, directive = ""] = typeOf(field, `${owner}${capitalized(name)}`, nested);
  return `${name}: ${type}${required}${directive}`;
}

function typeOf(
  field: Field,
  name: string,
  nested: NestedTypes,
): readonly [type: string, directive?: string | undefined] {
  switch (field.type) {
    case "text":
    case "link":
    case "choice":
      return ["String"];
    case "date":
      return ["Date", " @dateformat"];
    case "picture":
      return ["File", " @fileByRelativePath"];
    case "reference":
      return [field.to, ' @link(by: "slug")'];
    case "number":
      return [field.isDecimal ? "Float" : "Int"];
    case "flag":
      return ["Boolean"];
    case "list": {
      const [item, directive] = typeOf(field.item, name, nested);
      return [`[${item}!]`, directive];
    }
    case "group":
      return [defineNestedType(field, field.graphqlType ?? name, nested)];
  }
}

function defineNestedType({ fields }: Group, name: string, nested: NestedTypes): string {
  const lines = Object.entries(fields).map(([field, inner]) => fieldLine(field, inner, name, nested));
  const definition = `type ${name} ${block(lines)}`;
  if ((nested.get(name) ?? definition) !== definition) {
    throw new Error(`Two kinds of content define the type ${name} with different fields`);
  }
  nested.set(name, definition);
  return name;
}
