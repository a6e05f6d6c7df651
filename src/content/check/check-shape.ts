import { type ContentFile } from "../files/content-file";
import { valuesIn } from "../model/field";
import { type Problem } from "../model/problem";
import { fieldName, isRecord } from "../model/record";
import { allowedWords, nearestWord } from "../model/suggestions";
import { valueProblem } from "../model/value-problem";

export function checkShape(file: ContentFile): Problem[] {
  if (file.data === undefined) return [];
  const values = valuesIn(file.kind.shape, file.data);
  const unknown: Problem[] = [];
  // A misspelled name causes two errors: an unknown field and a missing field. Report only the unknown field.
  const misspelled: string[] = [];
  for (const { path, value, field } of values) {
    if (field.type !== "group" || !isRecord(value)) continue;
    const known = Object.keys(field.fields);
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      const message = /^\d+$/.test(key)
        ? "follows a comma, which starts a new field: write the number as in 12.5 or 1200"
        : `isn't a known field${allowedWords(key, known)}`;
      const name = fieldName([...path, key]);
      unknown.push({ file: file.path, ...file.findKeyPosition(path, key), field: name, message });
      const nearest = nearestWord(key, known);
      if (nearest !== undefined && !(nearest in value)) misspelled.push(fieldName([...path, nearest]));
    }
  }
  const problems: Problem[] = [];
  for (const value of values) {
    const message = valueProblem(value);
    if (message === undefined || misspelled.includes(fieldName(value.path))) continue;
    problems.push(file.problemAt(value.path, message));
  }
  return [...problems, ...unknown];
}
