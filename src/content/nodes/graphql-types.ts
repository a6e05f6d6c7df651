import { hasBody, type Kind } from "../model/kind";
import { type Field, type Group } from "../model/field";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Definitions of nested GraphQL types, by type name. Kinds that share a type name must define the same fields. */
type NestedTypes = Map<string, string>;

/**
 * Returns the GraphQL type definitions of all kinds of content, derived from their schemas. Gatsby doesn't
 * infer fields from the content (`@dontInfer`). Queries therefore work even if a collection is empty or no
 * item uses an optional field.
 *
 * @throws Error if two nested objects have the same type name but different fields.
 */
export function graphqlTypes(kinds: readonly Kind[]): string {
  const nested: NestedTypes = new Map();
  const nodes = kinds.map((kind) => {
    const fields = fieldLines(kind.shape, kind.type, nested);
    const route = kind.route ? ["  path: String!"] : [];
    const own = fields.filter((field) => !(kind.route && field.startsWith("  path:")));
    const lines = ["  slug: String!", ...route, ...(hasBody(kind) ? bodyLines : []), ...own];
    const isText = kind.template === "text-page";
    return `type ${kind.type} implements Node${isText ? " & TextPage" : ""} @dontInfer {\n${lines.join("\n")}\n}`;
  });
  const contents = "type ContentsEntry {\n  id: String!\n  title: String!\n}";
  const download = "type Download {\n  name: String!\n  path: String!\n}";
  return [...nodes, ...nested.values(), textPage, contents, download].join("\n\n");
}

/** Interface with the fields that `src/templates/text-page.tsx` needs from every kind of content that it shows. */
const textPage = `interface TextPage implements Node {
  id: ID!
  title: String!
  lead: String!
  html: String!
  contents: [ContentsEntry!]!
  seo: Seo!
}`;

const bodyLines = `  html: String!
  contents: [ContentsEntry!]!
  words: Int!
  downloads: [Download!]!`.split("\n");

function fieldLines({ fields }: Group, owner: string, nested: NestedTypes): string[] {
  return Object.entries(fields).map(([name, field]) => {
    const required = field.optional && field.type !== "list" ? "" : "!";
    const [type, directive = ""] = typeOf(field, `${owner}${capitalized(name)}`, nested);
    return `  ${name}: ${type}${required}${directive}`;
  });
}

/**
 * Returns the GraphQL type of a field, and the directive that tells Gatsby how to resolve the field, if it
 * needs one.
 */
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
      return ["Int"];
    case "flag":
      return ["Boolean"];
    case "list": {
      const [item, directive] = typeOf(field.item, name, nested);
      return [`[${item}!]`, directive];
    }
    case "group":
      return [nestedType(field, field.graphqlType ?? name, nested)];
  }
}

function nestedType(field: Group, name: string, nested: NestedTypes): string {
  const definition = `type ${name} {\n${fieldLines(field, name, nested).join("\n")}\n}`;
  if ((nested.get(name) ?? definition) !== definition) {
    throw new Error(`Two kinds of content define the type ${name} with different fields`);
  }
  nested.set(name, definition);
  return name;
}
