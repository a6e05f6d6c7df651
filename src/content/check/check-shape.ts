import { ValidationError } from "yup";
import { type ContentFile } from "../files/content-file";
import { type DataPath, fieldName, isRecord } from "../model/record";
import { type Problem } from "../model/problem";
import { allowedIn } from "../model/allowed";
import { allowedWords, nearestWord } from "../model/suggestions";
import { type Field, shapeOf } from "../model/shape";
import { fieldAt, groupsIn } from "../model/shaped-data";

/** Problems of one file against the shape of its kind: wrong, missing and unknown fields, all at once. */
export function checkShape(file: ContentFile): Problem[] {
  if (file.data === undefined) return [];
  const unknown = unknownKeys(file, file.data);
  const misspelt = unknown.flatMap(({ meant }) => meant ?? []);
  // What stands under a misspelt name is not missing, too.
  const isMisspelt = (field: string) =>
    misspelt.some((meant) => field === meant || field.startsWith(`${meant}.`));
  return [
    ...wrongFields(file, file.data).filter(({ field }) => !isMisspelt(field)),
    ...unknown.map(({ problem }) => problem),
  ];
}

function wrongFields(file: ContentFile, data: Record<string, unknown>): Problem[] {
  try {
    file.kind.shape.validateSync(data, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    const firstOfField = new Map<string, ValidationError>();
    for (const inner of errors) {
      if (!firstOfField.has(inner.path ?? "")) firstOfField.set(inner.path ?? "", inner);
    }
    return [...firstOfField.values()].map((inner) => {
      const path = dataPath(inner.path ?? "");
      return file.problemAt(path, wording(inner, fieldAt(shapeOf(file.kind.shape), path)));
    });
  }
}

/** What may stand there is said, too; and yup's own words for a wrong type name its internals. */
function wording(error: ValidationError, field: Field | undefined): string {
  if (error.message === "is missing" && field !== undefined) {
    const { description } = field;
    const allowed = allowedIn(field);
    return `is missing: ${description ? `${description.replace(/\.$/, "")} (${allowed})` : allowed}`;
  }
  if (error.type !== "typeError") return error.message;
  return `is ${inWords(error.params?.["value"])}, ${allowed.get(error.params?.["type"]) ?? "a text is allowed: put it in quotes"}`;
}

const allowed = new Map<unknown, string>([
  ["number", "a number is allowed"],
  ["boolean", "true or false is allowed"],
  ["array", "a list is allowed"],
  ["object", "a group of fields is allowed"],
]);

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "a group of fields";
  return `the ${typeof value === "string" ? "text" : typeof value} ${JSON.stringify(value)}`;
}

interface UnknownKey {
  readonly problem: Problem;
  /** The field that was meant, when the object has none of that name. */
  readonly meant: string | undefined;
}

function unknownKeys(file: ContentFile, data: Record<string, unknown>): UnknownKey[] {
  const unknown: UnknownKey[] = [];
  for (const { path, value, fields } of groupsIn(shapeOf(file.kind.shape), data)) {
    const known = Object.keys(fields);
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      const message = `is not a known field${allowedWords(key, known)}`;
      const field = fieldName([...path, key]);
      const nearest = nearestWord(key, known);
      unknown.push({
        problem: { file: file.path, ...file.placeOfKey(path, key), field, message },
        meant:
          nearest === undefined || nearest in value ? undefined : fieldName([...path, nearest]),
      });
    }
  }
  return unknown;
}

/** yup's `actions[0].to` as a path of keys and indexes. */
function dataPath(field: string): DataPath {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map((part) =>
    part[1] === undefined ? part[0] : Number(part[1]),
  );
}
