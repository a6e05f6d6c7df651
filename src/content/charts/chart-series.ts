import { type Cell, type DataTable, isNumber } from "./data-table";

/** A column of numbers, with its place among the columns of the file. */
export interface Series {
  readonly name: string;
  readonly index: number;
}

/** The columns that an attribute such as `columns="2024, 2025"` names, or all after the first. */
export function chartSeries({ columns }: DataTable, named: string | undefined): Series[] {
  const all = columns.map(({ text }, index) => ({ name: text, index })).slice(1);
  const names = columnNames(named);
  return names === undefined ? all : all.filter(({ name }) => names.includes(name));
}

/** The names in a `columns` attribute; `undefined` when there is none. */
export const columnNames = (named: string | undefined): string[] | undefined =>
  named?.split(",").map((name) => name.trim());

/** The number in a cell. */
export const numberIn = (cell: Cell | undefined): number =>
  cell !== undefined && isNumber(cell.text) ? Number(cell.text) : 0;
