import { type AnySchema, array, bool, number, object, string } from "yup";
import { isDay } from "./fields";
import { type Field, type Group } from "./field";
import { allowedWords } from "./suggestions";

const schemas = new WeakMap<Group, AnySchema>();

/** Unknown keys pass the schema, because the content check reports them itself. */
export function yupSchema(group: Group): AnySchema {
  const schema = schemas.get(group) ?? yupSchemaOf(group);
  schemas.set(group, schema);
  return schema;
}

function yupSchemaOf(field: Field): AnySchema {
  const schema = bareYupSchema(field);
  return field.optional
    ? schema.optional().nonNullable("is empty: fill it in or remove it")
    : schema.required("is missing");
}

function bareYupSchema(field: Field): AnySchema {
  // This rule comes first, so that an empty text is reported as missing.
  const text = field.optional ? string() : string().required("is missing");
  switch (field.type) {
    case "text":
    case "link":
    case "picture": {
      const { min = 0, max = Infinity, patterns = [] } = field;
      let schema = text
        .max(max, ({ value }) => `has ${value.length} characters, but at most ${max} are allowed`)
        .min(min, ({ value }) => `has ${value.length} characters, but at least ${min} are needed`);
      for (const { regex, message } of patterns)
        schema = schema.matches(regex, ({ value }) => message(value));
      return schema;
    }
    case "date":
      return text.test(
        "date",
        ({ value }) =>
          /^\d{4}-\d\d-\d\d$/.test(value)
            ? `is "${value}", a date that doesn't exist`
            : `is "${value}": use a date such as 2025-01-31`,
        isDay,
      );
    case "reference": {
      if (field.requiredIf === undefined) return text;
      const { field: other, is, message } = field.requiredIf;
      return text.when(other, { is, then: (schema) => schema.required(message) });
    }
    case "choice": {
      const { options } = field;
      return text.oneOf(options, ({ value }) => `is "${value}"${allowedWords(value, options)}`);
    }
    case "number": {
      const { min = -Infinity, max = Infinity, options } = field;
      const wrong = `isn't a whole number from ${min} to ${max}`;
      return options === undefined
        ? number().integer(wrong).min(min, wrong).max(max, wrong)
        : number().oneOf(options, ({ value }) => `is ${value}; allowed: ${options.join(", ")}`);
    }
    case "flag":
      return bool();
    case "list": {
      const { min = 0, max = Infinity, item, rule } = field;
      const allowed = min === max ? `exactly ${min}` : `${min} to ${max}`;
      const wrong = ({ value }: { value: unknown[] }) => `has ${value.length} items, but needs ${allowed}`;
      const schema = array(yupSchemaOf(item)).min(min, wrong).max(max, wrong);
      if (field.optional) return schema.default([]);
      return rule ? schema.test("rule", rule.message, (items = []) => rule.test(items)) : schema;
    }
    case "group": {
      const fields = Object.entries(field.fields);
      const schema = object(Object.fromEntries(fields.map(([name, inner]) => [name, yupSchemaOf(inner)])));
      return field.optional ? schema.default(undefined) : schema;
    }
  }
}
