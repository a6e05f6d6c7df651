/** Path of a value in a file's data: keys and indexes. */
export type DataPath = readonly (string | number)[];

/** A path as yup writes it: `actions[0].to`. */
export const fieldName = (path: DataPath): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name === "" ? part : `${name}.${part}`;
  }, "");

/** Whether a value is an object with string keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
