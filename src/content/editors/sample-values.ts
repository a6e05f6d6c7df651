import { type Field, rangeOf } from "../model/walk";

/** Gives the value of a field, by its name. */
type Sample = (field: Field, name: string) => unknown;

/** Values of all fields that may not be left out. */
export const fieldsOf = ({ fields = {} }: Field, sample: Sample): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.optional)
      .map(([name, field]) => [name, sample(field, name)]),
  );

/** A value that the field allows and that says what belongs there. */
export function valueOf(field: Field, name: string, sample: Sample): unknown {
  const { min, max } = rangeOf(field);
  if (field.oneOf.length > 0) return field.oneOf[0];
  switch (field.type) {
    case "number":
      return max;
    case "boolean":
      return true;
    case "array": {
      const item = field.innerType;
      return item === undefined ? [] : Array.from({ length: min ?? 1 }, () => sample(item, name));
    }
    case "object":
      return fieldsOf(field, sample);
    default:
      return field.meta?.format === "link" ? "/contact" : wordsFor(field, name, min, max);
  }
}

/** The example of the field's description, or the description itself as far as it fits. */
function wordsFor(field: Field, name: string, min = 0, max = 200): string {
  const description = field.meta?.description ?? name;
  const [, example = description] = /such as (.+)\.$/.exec(description) ?? [];
  return example.slice(0, max).padEnd(min, ".");
}
