/** Path to a value in a file's data, as a list of object keys and array indexes. */
export type DataPath = readonly (string | number)[];

/** Formats a path in yup's notation, such as `actions[0].to`. */
export const fieldName = (path: DataPath): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name === "" ? part : `${name}.${part}`;
  }, "");

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
