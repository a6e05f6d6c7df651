import { buildASTSchema, parse, validateSchema } from "graphql";
import { graphqlTypes } from "../../../src/content/nodes/graphql-types";
import { group, line, optional, sharedGroup } from "../../../src/content/model/fields";
import { type Field } from "../../../src/content/model/field";
import { type Kind } from "../../../src/content/model/kind";
import { kinds } from "../../../src/content/model/kinds";

/** The parts of Gatsby's own schema that our types use. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { name: String! }
  type Query { node: Node }
  ${kinds.map(({ type }) => `extend type ${type} { id: ID! }`).join("\n")}
`;

test("the types are valid in Gatsby's schema and never inferred, so folders may be empty", () => {
  const definitions = graphqlTypes(kinds);
  expect(validateSchema(buildASTSchema(parse(`${gatsby}\n${definitions}`)))).toEqual([]);
  expect(definitions.match(/^type \w+ implements Node(?: & TextPage)? @dontInfer \{$/gm)).toHaveLength(
    kinds.length,
  );
});

describe("a nested type that two kinds share", () => {
  const kindWith = (type: string, fields: Readonly<Record<string, Field>>): Kind => ({
    type,
    label: type,
    path: `${type}/{slug}.yaml`,
    shape: group({ shared: sharedGroup("Shared", "Shared", fields) }),
  });
  const typesWith = (fields: Readonly<Record<string, Field>>) =>
    graphqlTypes([kindWith("One", { label: line("Words") }), kindWith("Two", fields)]);

  test("is defined once", () => {
    const definitions = typesWith({ label: line("Words") });
    expect(definitions.match(/type Shared \{\n {2}label: String!\n\}/g)).toHaveLength(1);
  });

  test.each([
    ["another field", { title: line("Words") }],
    ["an optional field", { label: optional(line("Words")) }],
  ])("can't have %s in one kind", (_, fields) => {
    expect(() => typesWith(fields)).toThrow(
      "Two kinds of content define the type Shared with different fields",
    );
  });
});
