import { type Kind } from "../model/kind";
import { describeFields, type Field, patternsOf, rangeOf } from "../model/walk";

/** A JSON Schema (draft 7, which the YAML language server reads). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a file of a kind may say, for the programs in which editors write: they complete the names of
 * fields and allowed words, show descriptions, and underline what is wrong.
 */
export const jsonSchema = (kind: Kind): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: kind.label,
  ...objectSchema(describeFields(kind.shape)),
});

function schemaOf(field: Field): JsonSchema {
  const description = field.meta?.description;
  return {
    ...(description !== undefined && { description }),
    ...(field.oneOf.length > 0 ? { enum: field.oneOf } : bareSchema(field)),
  };
}

function bareSchema(field: Field): JsonSchema {
  const { min, max } = rangeOf(field);
  switch (field.type) {
    case "string":
      return textSchema(field);
    case "number":
      return { type: "integer", minimum: min, maximum: max };
    case "boolean":
      return { type: "boolean" };
    case "array":
      if (field.innerType === undefined) throw new Error("A list of what?");
      return { type: "array", minItems: min, maxItems: max, items: schemaOf(field.innerType) };
    case "object":
      return objectSchema(field);
    default:
      throw new Error(`No JSON Schema for a field of type ${field.type}`);
  }
}

function textSchema(field: Field): JsonSchema {
  const { min, max } = rangeOf(field);
  const patterns = patternsOf(field).map(({ source }) => ({ pattern: source }));
  return {
    type: "string",
    minLength: min,
    maxLength: max,
    ...(field.meta?.format === "date" && { format: "date" }),
    ...(patterns.length > 0 && { allOf: patterns }),
  };
}

function objectSchema({ fields = {} }: Field): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: "object",
    additionalProperties: false,
    required: entries.filter(([, field]) => !field.optional).map(([name]) => name),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
  };
}
