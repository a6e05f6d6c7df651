import { type Schema, type SchemaDescription } from "yup";
import { type DataPath, isRecord } from "./record";

/** Limits of a number's value, a text's length, or a list's item count. */
interface Range {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A regular expression that a text must match. */
export interface Pattern {
  readonly regex: RegExp;
  /** Error message for the CMS. `undefined` if the CMS reports the error with its own message. */
  readonly wrong: string | undefined;
}

interface Text extends Range {
  readonly patterns: readonly Pattern[];
}

/**
 * A content field as plain data, independent of yup. Code that derives something from the content model, such as
 * GraphQL types or CMS forms, switches on `type`.
 */
export type Field = {
  readonly optional: boolean;
  /** Whether the field gets a default value if a file omits it. */
  readonly hasDefault: boolean;
  /** Name for editors, if the default name (derived from the key in the file) doesn't fit. */
  readonly label: string | undefined;
  /** One sentence that tells editors the purpose of the field. */
  readonly description: string | undefined;
} & (
  | (Text & { readonly type: "text" | "link" | "date" | "picture" })
  /** The slug of another content item. `to` is the GraphQL type of that item's kind. */
  | (Text & { readonly type: "reference"; readonly to: string })
  | { readonly type: "choice"; readonly options: readonly string[] }
  | (Range & { readonly type: "number"; readonly options: readonly number[] })
  | { readonly type: "flag" }
  | (Range & { readonly type: "list"; readonly item: Field })
  | {
      readonly type: "group";
      readonly fields: Readonly<Record<string, Field>>;
      /** The name of the GraphQL type, if several kinds share this group. */
      readonly graphqlType: string | undefined;
    }
);

export type Group = Extract<Field, { readonly type: "group" }>;

const shapes = new WeakMap<Schema, Group>();

/**
 * Converts a kind's yup schema to plain data. Results are cached.
 *
 * @throws Error if the schema contains anything but plain fields, such as a yup reference or lazy schema.
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

/** Type guard that excludes the descriptions of yup references and lazy schemas, which have no `optional` property. */
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
 * Lists a field and all fields nested in it, with their values. Parents come before their children. Keys that the
 * content model doesn't define are skipped.
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
