import { type DataPath, isRecord } from "./record";
import { type Field, type Group } from "./shape";

export const fieldAt = (shape: Field, path: DataPath): Field | undefined =>
  path.reduce<Field | undefined>((field, part) => {
    if (field?.type === "list") return field.item;
    return field?.type === "group" ? field.fields[part] : undefined;
  }, shape);

/** Every group of the data, with the fields that its shape has. */
export function* groupsIn(
  field: Field,
  value: unknown,
  path: DataPath = [],
): Generator<{
  readonly path: DataPath;
  readonly value: Record<string, unknown>;
  readonly fields: Group["fields"];
}> {
  if (field.type === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* groupsIn(field.item, item, [...path, index]);
  } else if (field.type === "group" && isRecord(value)) {
    yield { path, value, fields: field.fields };
    for (const [name, inner] of Object.entries(field.fields)) {
      yield* groupsIn(inner, value[name], [...path, name]);
    }
  }
}

/** Every text in the data, with its field. */
export function* textsIn(
  shape: Group,
  data: unknown,
): Generator<{ readonly path: DataPath; readonly text: string; readonly field: Field }> {
  for (const { path, value, fields } of groupsIn(shape, data)) {
    for (const [name, field] of Object.entries(fields)) {
      const written = value[name];
      if (typeof written === "string") yield { path: [...path, name], text: written, field };
      if (field.type !== "list" || !Array.isArray(written)) continue;
      for (const [index, text] of written.entries()) {
        if (typeof text === "string")
          yield { path: [...path, name, index], text, field: field.item };
      }
    }
  }
}

/** Text with which a template says what belongs there: it starts with `_`, as files do that nobody sees. */
export const isSample = (text: string): boolean => text.startsWith("_");
