/** Path to a value in a file's data, as a list of object keys and array indexes. */
export type DataPath = readonly (string | number)[];

/** Formats a path in yup's notation, such as `actions[0].to`. */
export function fieldName(path: DataPath): string {
  let name = "";
  for (const part of path) {
    if (typeof part === "number") name += `[${part}]`;
    else name += name === "" ? part : `.${part}`;
  }
  return name;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
