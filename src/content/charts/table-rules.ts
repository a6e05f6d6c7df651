import {
  atLine,
  chartSeries,
  columnNames,
  type DataTable,
  isNumber,
  numberIn,
  type TableProblem,
} from "./data-table";
import { patternCount } from "./drawing";

/** Longest name of a bar or part that fits beside its figure on a phone. */
const labelLength = 32;

/**
 * Why a component cannot be drawn from a table, besides what is required of every file; places are those of
 * the CSV file.
 *
 * @param columns - The prop `columns`, when it is set.
 */
export function drawingProblems(component: string, table: DataTable, columns: string | undefined) {
  if (component === "BarChart") return barChartProblems(table, columns);
  if (component === "ShareBar") return shareBarProblems(table);
  return component === "BenchmarkTable" ? benchmarkProblems(table) : [];
}

/** Columns that the prop `columns` names and the file does not have. */
export function unknownColumns({ columns }: DataTable, named: string | undefined): string[] {
  const known = columns.slice(1).map(({ text }) => text);
  return (columnNames(named) ?? []).filter((name) => !known.includes(name));
}

function barChartProblems(table: DataTable, columns: string | undefined): TableProblem[] {
  const series = chartSeries(table, columns);
  const problems = series.flatMap(({ index }) => numberProblems(table, index));
  if (series.length === 0) problems.push(atLine("needs a column of numbers after the first"));
  if (series.length > patternCount) {
    problems.push(
      atLine(`has ${series.length} columns of numbers, ${patternCount} can be told apart`),
    );
  }
  return [...problems, ...longLabels(table)];
}

function shareBarProblems(table: DataTable): TableProblem[] {
  if (table.columns.length !== 2) return [atLine("needs two columns: part and share")];
  const problems = [...numberProblems(table, 1), ...longLabels(table)];
  if (table.rows.length > patternCount) {
    problems.push(atLine(`has ${table.rows.length} parts, ${patternCount} can be told apart`));
  }
  const sum = table.rows.reduce((total, row) => total + numberIn(row[1]), 0);
  if (problems.length === 0 && Math.abs(sum - 100) > 0.001) {
    problems.push(atLine(`has shares that add up to ${sum}, not to 100`));
  }
  return problems;
}

function benchmarkProblems(table: DataTable): TableProblem[] {
  if (table.columns.length < 3 || table.columns.at(-1)?.text !== "Unit") {
    return [atLine("needs three columns at least: a name, the figure, and last Unit")];
  }
  return numberProblems(table, table.columns.length - 2);
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

function longLabels({ columns, rows }: DataTable): TableProblem[] {
  return [columns, ...rows].flatMap((row, at) =>
    (at === 0 ? row.slice(1) : row.slice(0, 1))
      .filter(({ text }) => text.length > labelLength)
      .map(({ text, line, column }) => ({
        line,
        column,
        field: columns[0]?.text ?? "",
        message: `has ${text.length} characters, ${labelLength} fit beside a bar on a phone`,
      })),
  );
}
