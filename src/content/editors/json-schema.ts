import { type Kind } from "../model/kind";
import { type Field } from "../model/field";

/** A JSON Schema, draft 7. The YAML language server in code editors supports this version. */
type JsonSchema = Readonly<Record<string, unknown>>;

/** Code editors use a kind's schema to complete field names, show descriptions, and underline errors. */
export const jsonSchema = (kind: Kind): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  ...jsonSchemaOf(kind.shape),
  title: kind.label,
});

/** `JSON.stringify` later omits the properties that are `undefined`. */
const jsonSchemaOf = (field: Field): JsonSchema => ({
  title: field.label,
  description: field.description,
  ...bareJsonSchema(field),
});

function bareJsonSchema(field: Field): JsonSchema {
  switch (field.type) {
    case "text":
    case "link":
    case "picture": {
      const { min, max, patterns = [] } = field;
      const allOf = [/\S/, ...patterns.map(({ regex }) => regex)].map(({ source }) => ({ pattern: source }));
      return { type: "string", minLength: min, maxLength: max, allOf };
    }
    case "reference":
      return { type: "string" };
    case "date":
      return { type: "string", format: "date" };
    case "choice":
      return { enum: field.options };
    case "number":
      return field.options
        ? { enum: field.options }
        : { type: field.isDecimal ? "number" : "integer", minimum: field.min, maximum: field.max };
    case "flag":
      return { type: "boolean" };
    case "list": {
      const { min, max, item } = field;
      return { type: "array", minItems: min, maxItems: max, items: jsonSchemaOf(item) };
    }
    case "group": {
      const entries = Object.entries(field.fields);
      return {
        type: "object",
        additionalProperties: false,
        required: entries.filter(([, inner]) => !inner.optional).map(([name]) => name),
        properties: Object.fromEntries(entries.map(([name, inner]) => [name, jsonSchemaOf(inner)])),
      };
    }
  }
}
