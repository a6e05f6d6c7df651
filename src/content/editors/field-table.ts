import { type Kind } from "../model/kind";
import { allowedIn } from "../model/allowed";
import { type Group, shapeOf } from "../model/shape";

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
      yield `| \`${path}\` | ${description} | ${allowedIn(field, code)}${optional ? "; may be left out" : ""} |`;
    }
    if (inner.type === "group") yield* rowsOf(inner, field === inner ? `${path}.` : `${path}[].`);
  }
}

const code = (text: string): string => `\`${text}\``;
