import { atLine, type DataTable, isNumber, numberIn, type TableProblem } from "./data-table";

/**
 * Why a component cannot be drawn from a table, besides what is required of every file; places are those of
 * the CSV file.
 */
export function drawingProblems(component: string, table: DataTable): TableProblem[] {
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
  return shareProblems(table);
}

function shareProblems(table: DataTable): TableProblem[] {
  if (table.columns.length !== 2 || table.rows.length !== 2) {
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
