import { type Schema, type SchemaDescription } from "yup";
import { type DataPath, isRecord } from "./record";

/** The least and the most that a field allows: a number, a length of text, a count of items. */
interface Range {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** What a text must match. */
export interface Pattern {
  readonly regex: RegExp;
  /** What is wrong with a text that doesn't match; missing where the CMS reports it by itself. */
  readonly wrong: string | undefined;
}

interface Text extends Range {
  readonly patterns: readonly Pattern[];
}

/** What a field of a content file may hold. All that is derived from a shape is a switch over `type`. */
export type Field = {
  /** Whether a file may leave the field out. */
  readonly optional: boolean;
  /** Whether the field then has a value all the same. */
  readonly hasDefault: boolean;
  /** The field's name for people, where it differs from the one in files. */
  readonly label: string | undefined;
  /** One sentence for editors. */
  readonly description: string | undefined;
} & (
  | (Text & { readonly type: "text" | "link" | "date" | "picture" })
  /** The slug of another item; `to` is the GraphQL type of its kind. */
  | (Text & { readonly type: "reference"; readonly to: string })
  | { readonly type: "choice"; readonly options: readonly string[] }
  | (Range & { readonly type: "number"; readonly options: readonly number[] })
  | { readonly type: "flag" }
  | (Range & { readonly type: "list"; readonly item: Field })
  | {
      readonly type: "group";
      readonly fields: Readonly<Record<string, Field>>;
      /** The GraphQL type, when several kinds share it. */
      readonly graphqlType: string | undefined;
    }
);

export type Group = Extract<Field, { readonly type: "group" }>;

const shapes = new WeakMap<Schema, Group>();

/**
 * The shape of a kind as data.
 *
 * @throws Error when it holds what no content shape may hold, such as a reference or a lazy schema of yup.
 */
export function shapeOf(schema: Schema): Group {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = fieldOf(schema.describe());
  if (shape.type !== "group") throw new Error("The shape of a kind is a group of fields");
  shapes.set(schema, shape);
  return shape;
}

function fieldOf(description: unknown): Field {
  if (!isDescription(description)) throw new Error("Content shapes hold plain fields only");
  const { type, label, meta, oneOf, tests, optional } = description;
  const { format, to = "", graphqlType } = meta ?? {};
  const hasDefault = description.default !== undefined;
  const common = { optional, hasDefault, label, description: meta?.description };
  const bound = (name: "min" | "max") => {
    const value = tests.find((test) => test.name === name)?.params?.[name];
    return typeof value === "number" ? value : undefined;
  };
  const range = { min: bound("min"), max: bound("max") };
  switch (type) {
    case "string": {
      const options = oneOf.filter((option) => typeof option === "string");
      if (options.length > 0) return { ...common, type: "choice", options };
      const patterns = tests.flatMap(({ params }): Pattern[] => {
        const { regex, wrong } = params ?? {};
        const message = typeof wrong === "string" ? wrong : undefined;
        return regex instanceof RegExp ? [{ regex, wrong: message }] : [];
      });
      const text = { ...common, ...range, patterns };
      if (format === "reference") return { ...text, type: "reference", to };
      return { ...text, type: format ?? "text" };
    }
    case "number": {
      const options = oneOf.filter((option) => typeof option === "number");
      return { ...common, ...range, type: "number", options };
    }
    case "boolean":
      return { ...common, type: "flag" };
    case "array":
      return { ...common, ...range, type: "list", item: fieldOf(description.innerType) };
    case "object": {
      const entries = Object.entries(description.fields ?? {});
      const fields = Object.fromEntries(entries.map(([name, inner]) => [name, fieldOf(inner)]));
      return { ...common, type: "group", fields, graphqlType };
    }
    default:
      throw new Error(`Content shapes hold no field of type ${type}`);
  }
}

/** What yup says of a plain field; its types allow for references and lazy schemas, too. */
const isDescription = (
  value: unknown,
): value is SchemaDescription & { readonly fields?: object; readonly innerType?: unknown } =>
  isRecord(value) && "optional" in value;

/** A value of a content file, or `undefined` where its shape has a field that the file leaves out. */
export interface FieldValue {
  readonly path: DataPath;
  readonly value: unknown;
  readonly field: Field;
}

/** The values of a file's data that its shape has fields for, each before those within it. */
export function valuesIn(field: Field, value: unknown, path: DataPath = []): FieldValue[] {
  const values: FieldValue[] = [{ path, value, field }];
  if (field.type === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      values.push(...valuesIn(field.item, item, [...path, index]));
  } else if (field.type === "group" && isRecord(value)) {
    for (const [name, inner] of Object.entries(field.fields))
      values.push(...valuesIn(inner, value[name], [...path, name]));
  }
  return values;
}
