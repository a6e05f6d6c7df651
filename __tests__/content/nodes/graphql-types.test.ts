import { buildASTSchema, Kind as Syntax, parse, print, validateSchema } from "graphql";
import { object, string } from "yup";
import { graphqlTypes } from "../../../src/content/nodes/graphql-types";
import { defineKind, type Kind } from "../../../src/content/model/kind";
import { kinds } from "../../../src/content/model/kinds";

/** What Gatsby declares itself and the derived types rely on. */
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

/** The fields of every type as written: type name, field name, type and directives. */
function writtenFields(definitions: string): Map<string, Map<string, string>> {
  const types = new Map<string, Map<string, string>>();
  for (const definition of parse(definitions).definitions) {
    if (definition.kind !== Syntax.OBJECT_TYPE_DEFINITION) continue;
    const fields = (definition.fields ?? []).map(({ name, type, directives = [] }) => {
      const words = [print(type), ...directives.map((directive) => print(directive))].join(" ");
      return [name.value, words] satisfies [string, string];
    });
    types.set(definition.name.value, new Map(fields));
  }
  return types;
}

/** A field as yup describes it: all that a GraphQL type follows from. */
interface Described {
  readonly type: string;
  readonly optional?: boolean;
  readonly default?: unknown;
  readonly meta?: { readonly format?: string; readonly to?: string; readonly graphqlType?: string };
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
}

const isDescribed = (value: unknown): value is Described =>
  typeof value === "object" && value !== null && "type" in value;

function described(value: unknown): Described {
  if (!isDescribed(value)) throw new Error("not a described field");
  return value;
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const scalars = new Map([
  ["string", "String"],
  ["number", "Int"],
  ["boolean", "Boolean"],
]);

/** Every field of a shape, by the type that it must stand in, with how it must be written. */
function* expectedFields(
  owner: string,
  shape: Described,
): Generator<{ type: string; field: string; written: string }> {
  for (const [field, value] of Object.entries(shape.fields ?? {})) {
    const description = described(value);
    const isList = description.type === "array";
    const item = isList ? described(description.innerType) : description;
    const nested = item.type === "object" ? (item.meta?.graphqlType ?? owner + upper(field)) : "";
    const formats = new Map([
      ["date", ["Date", " @dateformat"]],
      ["picture", ["File", " @fileByRelativePath"]],
      ["reference", [item.meta?.to ?? "", ' @link(by: "slug")']],
    ]);
    const [bare = "", directive = ""] = formats.get(item.meta?.format ?? "") ?? [
      nested || scalars.get(item.type),
    ];
    const required = !description.optional || description.default !== undefined ? "!" : "";
    yield { type: owner, field, written: `${isList ? `[${bare}!]` : bare}${required}${directive}` };
    if (nested) yield* expectedFields(nested, item);
  }
}

const types = writtenFields(graphqlTypes(kinds));

describe("the GraphQL types of content", () => {
  test.each(kinds.map((kind) => [kind.type, kind] satisfies [string, Kind]))(
    "%s has every field of its shape, required where the shape requires it",
    (type, kind) => {
      const fields = [...expectedFields(type, described(kind.shape.describe()))];
      // A kind with a route has an address always, whether its file names one or not.
      const own = fields.filter(({ field }) => !(kind.route && field === "path"));
      expect(own.length).toBeGreaterThan(2);
      for (const { type: owner, field, written } of own) {
        expect(`${owner}.${field}: ${types.get(owner)?.get(field)}`).toBe(
          `${owner}.${field}: ${written}`,
        );
      }
    },
  );

  test.each(kinds.map((kind) => [kind.type, kind] satisfies [string, Kind]))(
    "%s has its slug, and its address, text and headings when it has such",
    (type, kind) => {
      const fields = types.get(type);
      const hasBody = kind.path.endsWith(".mdx");
      expect(fields?.get("slug")).toBe("String!");
      if (kind.route) expect(fields?.get("path")).toBe("String!");
      expect(fields?.get("html")).toBe(hasBody ? "String!" : undefined);
      expect(fields?.get("contents")).toBe(hasBody ? "[ContentsEntry!]!" : undefined);
      expect(fields?.get("words")).toBe(hasBody ? "Int!" : undefined);
      expect(fields?.get("downloads")).toBe(hasBody ? "[Download!]!" : undefined);
    },
  );

  test("no type has a field that no shape has", () => {
    const known = new Set([
      "ContentsEntry.id",
      "ContentsEntry.title",
      "ContentsEntry.depth",
      "Download.name",
      "Download.path",
    ]);
    for (const { type, shape } of kinds) {
      for (const extra of ["slug", "path", "html", "contents", "words", "downloads"])
        known.add(`${type}.${extra}`);
      for (const expected of expectedFields(type, described(shape.describe())))
        known.add(`${expected.type}.${expected.field}`);
    }
    const written = [...types].flatMap(([type, fields]) =>
      [...fields.keys()].map((field) => `${type}.${field}`),
    );
    expect(written.filter((field) => !known.has(field))).toEqual([]);
  });

  test("dates, references and pictures are resolved by Gatsby", () => {
    expect(types.get("Report")?.get("date")).toBe("Date! @dateformat");
    expect(types.get("Study")?.get("report")).toBe('Report @link(by: "slug")');
    expect(types.get("Testimonial")?.get("service")).toBe('Service! @link(by: "slug")');
    expect(types.get("Picture")?.get("src")).toBe("File! @fileByRelativePath");
    expect(types.get("Report")?.get("picture")).toBe("Picture");
  });

  test("are inferred from no content, so that an empty folder builds", () => {
    const definitions = graphqlTypes(kinds);
    for (const { type } of kinds) {
      expect(definitions).toContain(`type ${type} implements Node @dontInfer {`);
    }
  });

  test("are valid beside what Gatsby declares", () => {
    const schema = buildASTSchema(parse(`${gatsby}\n${graphqlTypes(kinds)}`));
    expect(validateSchema(schema)).toEqual([]);
  });
});

describe("a nested type that two kinds share", () => {
  const kindWith = (type: string, fields: Parameters<typeof object>[0]): Kind =>
    defineKind({
      type,
      label: type,
      path: `${type}/{slug}.yaml`,
      shape: object({ shared: object(fields).required().meta({ graphqlType: "Shared" }) }),
    });

  test("is defined once", () => {
    const definitions = graphqlTypes([
      kindWith("One", { label: string().required() }),
      kindWith("Two", { label: string().required() }),
    ]);
    expect(definitions.match(/type Shared \{/g)).toHaveLength(1);
    expect(definitions).toContain("type Shared {\n  label: String!\n}");
  });

  test.each([
    ["another field", { title: string().required() }],
    ["an optional field", { label: string().optional() }],
  ])("is refused with %s", (_, fields) => {
    const kindsThatDiffer = [
      kindWith("One", { label: string().required() }),
      kindWith("Two", fields),
    ];
    expect(() => graphqlTypes(kindsThatDiffer)).toThrow(
      "Two kinds of content define the type Shared with different fields",
    );
  });
});
