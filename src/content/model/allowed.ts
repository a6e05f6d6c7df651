import { type Field } from "./field";

export const describeField = ({ label, description }: Field): string =>
  [label, description].filter((part) => part !== undefined).join(": ");

/** Describes a field's allowed values, such as `at most 60 characters`. `quoted` formats literal values. */
export function allowedIn(field: Field, quoted: (text: string) => string = String): string {
  const oneOf = (options: readonly (string | number)[]) =>
    options.map((option) => quoted(String(option))).join(", ");
  switch (field.type) {
    case "text":
      if (field.max === undefined) return "text";
      return field.min === undefined
        ? `at most ${field.max} characters`
        : `${field.min} to ${field.max} characters`;
    case "date":
      return `a date, ${quoted("YYYY-MM-DD")}`;
    case "link":
      return `an address: ${oneOf(["/contact", "https://…"])}`;
    case "reference":
      return `the file or folder name of a ${field.to}`;
    case "picture":
      return `a file: ${oneOf([".avif", ".jpg", ".png", ".webp"])}`;
    case "choice":
      return oneOf(field.options);
    case "number":
      if (field.isDecimal) return `a number, such as ${oneOf([12.5])}`;
      return field.options ? oneOf(field.options) : `a whole number from ${field.min} to ${field.max}`;
    case "flag":
      return `${quoted("true")} or ${quoted("false")}`;
    case "list": {
      const { min = 0, max, item } = field;
      const range = min === max ? `${min}` : `${min} to ${max}`;
      const count = max === undefined ? "any number of" : range;
      return item.type === "group"
        ? `${count} items`
        : `${count} text items, each ${allowedIn(item, quoted)}`;
    }
    case "group":
      return `the fields ${oneOf(Object.keys(field.fields))}`;
  }
}
