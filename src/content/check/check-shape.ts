import { ValidationError } from "yup";
import { type ContentFile } from "../files/content-file";
import { missingListSpace } from "../files/yaml-messages";
import { fieldName, isRecord } from "../model/record";
import { type Problem } from "../model/problem";
import { allowedIn, describeField } from "../model/allowed";
import { allowedWords, nearestWord } from "../model/suggestions";
import { type Field, type FieldValue, valuesIn } from "../model/field";
import { yupSchema } from "../model/yup-schema";

export function checkShape(file: ContentFile): Problem[] {
  if (file.data === undefined) return [];
  const values = valuesIn(file.kind.shape, file.data);
  const unknown = values.flatMap((value) => unknownKeys(file, value));
  // A misspelled name causes two errors: an unknown field and a missing field. Report the unknown field.
  const misspelt = unknown.flatMap(({ meant }) => meant ?? []);
  const isMisspelt = (field: string) =>
    misspelt.some((meant) => field === meant || field.startsWith(`${meant}.`));
  return [
    ...wrongFields(file, values).filter(({ field }) => !isMisspelt(field)),
    ...unknown.map(({ problem }) => problem),
  ];
}

function wrongFields(file: ContentFile, values: readonly FieldValue[]): Problem[] {
  try {
    yupSchema(file.kind.shape).validateSync(file.data, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Report only the first error of each field.
    const problems = values.flatMap(({ path, field }) => {
      const wrong = error.inner.find((inner) => (inner.path ?? "") === fieldName(path));
      return wrong === undefined ? [] : [file.problemAt(path, wording(wrong, field))];
    });
    // Throw if no error belongs to a known field, so that the file still fails the check.
    if (problems.length === 0) throw error;
    return problems;
  }
}

/** Adds allowed values for a missing field. Rewrites yup's messages for wrong types, which are technical. */
function wording({ message, type, params }: ValidationError, field: Field): string {
  if (message === "is missing") {
    const explanation = describeField(field).replace(/\.$/, "");
    const allowed = allowedIn(field);
    return `is missing: ${explanation === "" ? allowed : `${explanation} (${allowed})`}`;
  }
  const value: unknown = params?.["value"];
  if (type !== "typeError") return message;
  if (field.type === "list" && typeof value === "string" && value.startsWith("-")) return missingListSpace;
  return `is ${describeValue(value)}: ${remedies.get(field.type) ?? "use text, and put it in quotes"}`;
}

const remedies = new Map<Field["type"], string>([
  ["number", "use a number"],
  ["flag", "use true or false"],
  ["list", "use a list"],
  ["group", "use a group of fields"],
]);

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "a group of fields";
  return `the ${typeof value === "string" ? "text" : typeof value} ${JSON.stringify(value)}`;
}

/** `meant` is the missing field that the author probably wanted to fill in. */
function unknownKeys(file: ContentFile, { path, value, field }: FieldValue) {
  if (field.type !== "group" || !isRecord(value)) return [];
  const known = Object.keys(field.fields);
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  return unknown.map((key) => {
    const nearest = nearestWord(key, known);
    return {
      problem: {
        file: file.path,
        ...file.findKeyPosition(path, key),
        field: fieldName([...path, key]),
        message: `isn't a known field${allowedWords(key, known)}`,
      },
      meant: nearest === undefined || nearest in value ? undefined : fieldName([...path, nearest]),
    };
  });
}
