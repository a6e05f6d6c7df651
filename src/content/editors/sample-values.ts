import { type Field, type Group } from "../model/shape";

/** Gives the value of a field, by its name. */
type Sample = (field: Field, name: string) => unknown;

/** Values of all fields that may not be left out. */
export const fieldsOf = ({ fields }: Group, sample: Sample): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.optional)
      .map(([name, field]) => [name, sample(field, name)]),
  );

/**
 * A value that the field allows and that says what belongs there. Words that the site could show by mistake are
 * marked as a sample: the check refuses them in what is no draft.
 */
export function valueOf(field: Field, name: string, sample: Sample): unknown {
  switch (field.type) {
    case "text":
    case "date":
    case "reference":
    case "picture": {
      const { description = name, min = 0, max = 200, patterns } = field;
      const [, example = description] = /such as (.+)\.$/.exec(description) ?? [];
      const fitting = (text: string) => text.slice(0, max).padEnd(min, ".");
      const marked = fitting(`_${example}`);
      const mayBeMarked = field.type === "text" && patterns.every((each) => each.test(marked));
      return mayBeMarked ? marked : fitting(example);
    }
    case "link":
      return "/contact";
    case "choice":
      return field.options[0];
    case "number":
      return field.options[0] ?? field.max;
    case "flag":
      return true;
    case "list":
      return Array.from({ length: field.min ?? 1 }, () => sample(field.item, name));
    case "group":
      return fieldsOf(field, sample);
  }
}
