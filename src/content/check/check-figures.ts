import { posix } from "node:path";
import {
  atLine,
  type DataTable,
  isNumber,
  numberIn,
  type TableProblem,
} from "../charts/data-table";
import { type ContentFile } from "../files/content-file";
import { type DataFile } from "../files/data-file";
import { attributeOf, type Component, outlineOf } from "../files/outline";
import { componentSchemas, propsThatHold } from "../mdx/component-schema";
import { fileProblem, type Problem } from "../model/problem";
import { allowedWords } from "../model/suggestions";

export function checkFigures(files: readonly ContentFile[], data: readonly DataFile[]): Problem[] {
  const used = new Set<DataFile>();
  const problems = files.flatMap((file) => {
    const folder = posix.dirname(file.path);
    const beside = data.filter(({ path }) => posix.dirname(path) === folder);
    const outline = file.body && outlineOf(file.body);
    // What a text that cannot be read draws from is not known; that it cannot be read is reported.
    if (outline === undefined || outline.problem !== undefined) {
      for (const csv of beside) used.add(csv);
      return [];
    }
    return outline.components.flatMap((component) => {
      const wanted = fileNamedBy(component);
      if (wanted === undefined) return [];
      const csv = beside.find(({ name }) => name === wanted);
      if (csv !== undefined) {
        used.add(csv);
        return problemsOfDrawing(file, component, csv);
      }
      const names = beside.map(({ name }) => name);
      const there = allowedWords(wanted, names, "none is there");
      const message = `<${component.name}> names the file ${wanted}, which does not exist beside the text${there}`;
      return { file: file.path, ...component.place, field: "body", message };
    });
  });
  const unused = "is used by no element of the report beside it: use it or remove it";
  return [
    ...data.flatMap((file) => file.problems),
    ...problems,
    ...data.filter((file) => !used.has(file)).map(({ path }) => fileProblem(path, unused)),
  ];
}

/** The CSV file from which a component is drawn; `undefined` when it names none. */
function fileNamedBy(component: Component): string | undefined {
  const [prop = ""] = propsThatHold(componentSchemas.get(component.name), "file");
  const name = attributeOf(component, prop);
  return name?.trim() ? name : undefined;
}

function problemsOfDrawing(file: ContentFile, { name, place }: Component, csv: DataFile) {
  if (csv.problems.length > 0) return [];
  return drawingProblems(name, csv.table).map((problem) => ({
    file: csv.path,
    ...problem,
    message: `${problem.message} (<${name}> of ${posix.basename(file.path)}, line ${place.line})`,
  }));
}

/**
 * Why a component cannot be drawn from a table, besides what is required of every file; places are those of
 * the CSV file.
 */
function drawingProblems(component: string, table: DataTable): TableProblem[] {
  const { length } = table.columns;
  if (component === "Benchmarks") {
    if (length > 2 && table.columns.at(-1)?.text === "Unit")
      return numberProblems(table, length - 2);
    return [atLine("needs three columns at least: a name, the figure, and last Unit")];
  }
  if (component === "BarChart") {
    return length > 1
      ? numberProblems(table, 1)
      : [atLine("needs a column of numbers after the first")];
  }
  if (length !== 2 || table.rows.length !== 2) {
    return [atLine("needs two columns and two rows: the part and the rest, with their shares")];
  }
  const problems = numberProblems(table, 1);
  const sum = table.rows.reduce((total, row) => total + numberIn(row[1]), 0);
  if (problems.length === 0 && Math.abs(sum - 100) > 0.001) {
    problems.push(atLine(`has shares that add up to ${sum}, not to 100`));
  }
  return problems;
}

function numberProblems({ columns, rows }: DataTable, index: number): TableProblem[] {
  return rows.flatMap((row) => {
    const cell = row[index];
    if (cell === undefined || isNumber(cell.text)) return [];
    const { text, line, column } = cell;
    const message = `is "${text}", a number such as 12.5 is allowed; its unit stands elsewhere`;
    return [{ line, column, field: columns[index]?.text ?? "", message }];
  });
}
