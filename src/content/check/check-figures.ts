import { type ContentFile, type Position } from "../files/content-file";
import { outlineOf } from "../files/outline";
import { dataOf } from "../files/read-content";
import { type Figure, figure as shape } from "../model/figure";
import { type Problem } from "../model/problem";
import { isRecord } from "../model/record";
import { allowedWords } from "../model/suggestions";

/** Returns the valid figures with their indexes. The schema check reports the others. */
export function readFigures({ data }: ContentFile) {
  const found: { readonly index: number; readonly data: Figure }[] = [];
  for (const [index, item] of listItems(data).entries()) {
    const figure = dataOf({ shape }, item);
    if (figure !== undefined) found.push({ index, data: figure });
  }
  return found;
}

const listItems = (data: ContentFile["data"]): readonly unknown[] =>
  Array.isArray(data?.["figures"]) ? data["figures"] : [];

export function checkFigures(file: ContentFile): Problem[] {
  const problems = readFigures(file).flatMap(({ index, data }) => figureProblems(file, index, data));
  const ids = listItems(file.data).map((item) =>
    isRecord(item) && typeof item["id"] === "string" ? item["id"] : "",
  );
  for (const [index, id] of ids.entries()) {
    if (id === "" || ids.indexOf(id) === index) continue;
    problems.push(file.problemAt(["figures", index, "id"], `is "${id}", which another figure has, too`));
  }
  // If the body or the fields can't be parsed, it's unknown which figures exist and which ones are shown.
  if (file.data === undefined || file.body === undefined || !outlineOf(file.body).isParsed) return problems;
  return [...problems, ...checkElements(file, ids)];
}

function figureProblems(file: ContentFile, index: number, { kind, unit, rows }: Figure): Problem[] {
  if (kind === "table") return [];
  const problems: Problem[] = [];
  const addProblem = (field: readonly (string | number)[], message: string) =>
    problems.push(file.problemAt(["figures", index, ...field], message));
  if (unit === undefined) addProblem(["unit"], "is missing: say what the numbers are, such as % of clicks");
  if (kind === "bars") return problems;
  let sum = 0;
  for (const [row, { value }] of rows.entries()) {
    sum += value;
    if (value < 0 || value > 100) {
      addProblem(["rows", row, "value"], `is ${value}: a tally shows percentages from 0 to 100`);
    }
  }
  // Tolerate the rounding errors of floating-point sums.
  if (problems.length === 0 && rows.length > 1 && Math.abs(sum - 100) > 0.001) {
    addProblem(
      ["rows"],
      `add up to ${Number(sum.toFixed(9))} instead of 100, but a tally shows shares of a whole`,
    );
  }
  return problems;
}

/** Checks that the text shows each figure once, in the order of the list, because that order numbers them. */
function checkElements(file: ContentFile, ids: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const shown = new Map<string, Position>();
  let last = -1;
  for (const { name, props, position } of file.body ? outlineOf(file.body).components : []) {
    const id = name === "Figure" ? props["id"]?.trim() : undefined;
    if (!id) continue;
    const addProblem = (message: string) => problems.push(file.bodyProblem(message, position));
    const index = ids.indexOf(id);
    const first = shown.get(id);
    if (index === -1) {
      addProblem(
        `<Figure> shows "${id}", which isn't in \`figures\`${allowedWords(id, ids, "the list is empty")}`,
      );
    } else if (first !== undefined) {
      addProblem(`<Figure> shows "${id}" again, as in line ${first.line}: remove one`);
    } else if (index < last) {
      addProblem(
        `<Figure> shows "${id}" after "${ids[last]}": use the order of \`figures\`, which numbers them`,
      );
    }
    shown.set(id, first ?? position);
    last = Math.max(last, index);
  }
  for (const [index, id] of ids.entries()) {
    if (id === "" || shown.has(id)) continue;
    const message = `is never shown: put <Figure id="${id}" /> where the figure belongs, or remove the figure`;
    problems.push(file.problemAt(["figures", index, "id"], message));
  }
  return problems;
}
