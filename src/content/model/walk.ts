import { type Schema, type SchemaDescription } from "yup";
import { type DataPath, isRecord } from "./record";

/** A field of a shape as yup describes it, with what nests in it. */
export interface Field extends SchemaDescription {
  readonly fields?: Readonly<Record<string, Field>>;
  readonly innerType?: Field;
}

/**
 * A shape as data. Content shapes hold plain fields only: yup's references and lazy schemas, which
 * its description types also allow for, have nothing that could be derived from them.
 *
 * @throws Error when a shape holds a reference or a lazy schema.
 */
export function describeFields(shape: Schema): Field {
  const known = described.get(shape);
  if (known !== undefined) return known;
  const description = shape.describe();
  assertPlain(description);
  described.set(shape, description);
  return description;
}

/** Shapes never change, and hundreds of files share one. */
const described = new WeakMap<Schema, Field>();

function assertPlain(value: unknown): asserts value is Field {
  if (!isRecord(value) || !("optional" in value)) {
    throw new Error("Content shapes hold plain fields only");
  }
  for (const field of isRecord(value["fields"]) ? Object.values(value["fields"]) : [])
    assertPlain(field);
  if (value["innerType"] !== undefined) assertPlain(value["innerType"]);
}

/** Every object in the data with the fields that its shape knows. */
export function* valuesWithFields(
  field: Field,
  value: unknown,
  path: DataPath = [],
): Generator<{
  readonly path: DataPath;
  readonly value: Record<string, unknown>;
  readonly fields: Readonly<Record<string, Field>>;
}> {
  if (Array.isArray(value) && field.innerType) {
    for (const [index, item] of value.entries()) {
      yield* valuesWithFields(field.innerType, item, [...path, index]);
    }
  } else if (isRecord(value) && field.fields) {
    yield { path, value, fields: field.fields };
    for (const [name, inner] of Object.entries(field.fields)) {
      yield* valuesWithFields(inner, value[name], [...path, name]);
    }
  }
}

/** Every text in the data that its shape gives a format (`link`, `reference`, …). */
export function* formattedTexts(
  shape: Field,
  data: unknown,
): Generator<{ readonly path: DataPath; readonly text: string; readonly field: Field }> {
  for (const { path, value, fields } of valuesWithFields(shape, data)) {
    for (const [name, field] of Object.entries(fields)) {
      const text = value[name];
      if (typeof text === "string" && field.meta?.format)
        yield { path: [...path, name], text, field };
    }
  }
}

/** The least and the most that a field allows: a number, a length of text, a count of items. */
export function rangeOf({ tests }: Field): { readonly min?: number; readonly max?: number } {
  const bound = (name: "min" | "max") => tests.find((test) => test.name === name)?.params?.[name];
  const [min, max] = [bound("min"), bound("max")];
  return {
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
  };
}

/** The patterns that a text must match, all of them. */
export const patternsOf = ({ tests }: Field): RegExp[] =>
  tests.map(({ params }) => params?.["regex"]).filter((regex) => regex instanceof RegExp);
