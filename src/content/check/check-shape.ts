import { type ContentFile } from "../files/content-file";
import { type FieldValue, valuesIn } from "../model/field";
import { type Problem } from "../model/problem";
import { fieldName, isRecord } from "../model/record";
import { allowedWords, nearestWord } from "../model/suggestions";
import { valueProblem } from "../model/value-problem";

export function checkShape(file: ContentFile): Problem[] {
  if (file.data === undefined) return [];
  const values = valuesIn(file.kind.shape, file.data);
  const unknown = values.flatMap((value) => unknownKeys(file, value));
  // A misspelled name causes two errors: an unknown field and a missing field. Report only the unknown field.
  const misspelt = unknown.flatMap(({ meant }) => meant ?? []);
  const problems = values.flatMap((value) => {
    const message = misspelt.includes(fieldName(value.path)) ? undefined : valueProblem(value);
    return message === undefined ? [] : file.problemAt(value.path, message);
  });
  return [...problems, ...unknown.map(({ problem }) => problem)];
}

/** For each unknown key, `meant` is the missing field that the author probably misspelled. */
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
