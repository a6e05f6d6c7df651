import { type Kind } from "../model/kind";
import { describeFields, type Field, rangeOf } from "../model/walk";

/** The table of a kind's fields in the guide: name, what it is, what it may hold. */
export function fieldTable({ shape }: Kind): string {
  const rows = [...rowsOf(describeFields(shape), "")];
  return ["| Field | What it is | What it may hold |", "| --- | --- | --- |", ...rows].join("\n");
}

function* rowsOf({ fields = {} }: Field, before: string): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const item = field.type === "array" ? field.innerType : undefined;
    const path = `${before}${name}`;
    const inner = item ?? field;
    const description = field.meta?.description ?? "";
    if (inner.fields === undefined || description !== "") {
      const missing = field.optional ? "; may be left out" : "";
      yield `| \`${path}\` | ${description} | ${allowed(field)}${missing} |`;
    }
    yield* rowsOf(inner, item === undefined ? `${path}.` : `${path}[].`);
  }
}

/** What a field may hold, in words. */
function allowed(field: Field): string {
  if (field.oneOf.length > 0) return field.oneOf.map((word) => `\`${String(word)}\``).join(", ");
  const { min, max } = rangeOf(field);
  switch (field.type) {
    case "boolean":
      return "`true` or `false`";
    case "number":
      return `a whole number from ${min} to ${max}`;
    case "object":
      return "the fields below";
    case "array": {
      const count = min === max ? `${min}` : `${min ?? 0} to ${max}`;
      return field.innerType?.fields ? `${count} items` : `${count} texts: ${allowedItem(field)}`;
    }
    default:
      return allowedText(field);
  }
}

const allowedItem = ({ innerType }: Field): string =>
  innerType === undefined ? "" : allowedText(innerType);

function allowedText(field: Field): string {
  const { min, max } = rangeOf(field);
  switch (field.meta?.format) {
    case "date":
      return "a date, `YYYY-MM-DD`";
    case "link":
      return "an address: `/contact`, `https://…`";
    case "reference":
      return `the file or folder name of a ${field.meta.to}`;
    case "picture":
      return "a file: `.avif`, `.jpg`, `.png`, `.webp`";
    default:
      if (max === undefined) return "a text";
      return min === undefined ? `${max} characters at most` : `${min} to ${max} characters`;
  }
}
