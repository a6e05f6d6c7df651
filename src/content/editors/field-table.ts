import { type Kind } from "../model/kind";
import { type Field, type Group, shapeOf } from "../model/shape";

/** The table of a kind's fields in the guide: name, what it is, what it may hold. */
export function fieldTable({ shape }: Kind): string {
  const rows = [...rowsOf(shapeOf(shape), "")];
  return ["| Field | What it is | What it may hold |", "| --- | --- | --- |", ...rows].join("\n");
}

function* rowsOf({ fields }: Group, before: string): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${before}${name}`;
    const inner = field.type === "list" ? field.item : field;
    const { description = "", optional } = field;
    if (inner.type !== "group" || description !== "") {
      yield `| \`${path}\` | ${description} | ${allowed(field)}${optional ? "; may be left out" : ""} |`;
    }
    if (inner.type === "group") yield* rowsOf(inner, field === inner ? `${path}.` : `${path}[].`);
  }
}

/** What a field may hold, in words. */
function allowed(field: Field): string {
  switch (field.type) {
    case "text":
      if (field.max === undefined) return "a text";
      return field.min === undefined
        ? `${field.max} characters at most`
        : `${field.min} to ${field.max} characters`;
    case "date":
      return "a date, `YYYY-MM-DD`";
    case "link":
      return "an address: `/contact`, `https://…`";
    case "reference":
      return `the file or folder name of a ${field.to}`;
    case "picture":
      return "a file: `.avif`, `.jpg`, `.png`, `.webp`";
    case "choice":
      return oneOf(field.options);
    case "number":
      return field.options.length > 0
        ? oneOf(field.options)
        : `a whole number from ${field.min} to ${field.max}`;
    case "flag":
      return "`true` or `false`";
    case "list": {
      const { min = 0, max, item } = field;
      const range = min === max ? `${min}` : `${min} to ${max}`;
      const count = max === undefined ? "any number of" : range;
      return item.type === "group" ? `${count} items` : `${count} texts: ${allowed(item)}`;
    }
    case "group":
      return "the fields below";
  }
}

const oneOf = (options: readonly (string | number)[]): string =>
  options.map((option) => `\`${option}\``).join(", ");
