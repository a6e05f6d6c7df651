import { graphqlTypes } from "../../../src/content/nodes/graphql-types";
import { group, line, optional, sharedGroup } from "../../../src/content/model/fields";
import { type Field } from "../../../src/content/model/field";
import { type Kind } from "../../../src/content/model/kind";

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
