/** Path of a value in a file's data: keys and indexes. */
export type DataPath = readonly (string | number)[];

/** Whether a value is an object with string keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
