import { type Schema, type SchemaDescription } from "yup";
import { type DataPath, isRecord } from "./record";

/** Minimum and maximum of a number, of a text's length, or of the number of items in a list. */
interface Range {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A regular expression that a text must match. */
export interface Pattern {
  readonly regex: RegExp;
  /** Error message for the CMS. `undefined` if the CMS has its own message for this error. */
  readonly wrong: string | undefined;
}

interface Text extends Range {
  readonly patterns: readonly Pattern[];
}

/**
 * A content field as plain data, independent of yup. Code that generates GraphQL types, JSON Schemas or CMS forms from
 * the content model switches on `type`.
 */
export type Field = {
  readonly optional: boolean;
  /** Whether the schema provides a default value for files that omit the field. */
  readonly hasDefault: boolean;
  /** Label for editors. `undefined` if the label can be derived from the field's name. */
  readonly label: string | undefined;
  /** One sentence that tells editors the purpose of the field. */
  readonly description: string | undefined;
} & (
  | (Text & { readonly type: "text" | "link" | "date" | "picture" })
  /** The slug of another content item. `to` is the GraphQL type of the referenced item. */
  | (Text & { readonly type: "reference"; readonly to: string })
  | { readonly type: "choice"; readonly options: readonly string[] }
  | (Range & { readonly type: "number"; readonly options: readonly number[] })
  | { readonly type: "flag" }
  | (Range & { readonly type: "list"; readonly item: Field })
  | {
      readonly type: "group";
      readonly fields: Readonly<Record<string, Field>>;
      /** The GraphQL type's name, if several content kinds share this group. */
      readonly graphqlType: string | undefined;
    }
);

export type Group = Extract<Field, { readonly type: "group" }>;

const shapes = new WeakMap<Schema, Group>();

/**
 * Converts the yup schema of a content kind to plain data. Caches the result for each schema.
 *
 * @throws Error if the schema isn't an object, or if it contains a yup reference, a lazy schema or an unsupported type.
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

/** Type guard for descriptions of plain fields. Descriptions of yup references and lazy schemas have no `optional`. */
const isDescription = (
  value: unknown,
): value is SchemaDescription & { readonly fields?: object; readonly innerType?: unknown } =>
  isRecord(value) && "optional" in value;

/** A field of a content file with its value. The value is `undefined` if the file omits the field. */
export interface FieldValue {
  readonly path: DataPath;
  readonly value: unknown;
  readonly field: Field;
}

/**
 * Lists a field and all fields nested in it, with their values. Parents come before their children. Skips keys in the
 * file that the content model doesn't define.
 */
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
