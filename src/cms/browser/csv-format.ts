import { type Cell, parseDataTable } from "../../content/charts/data-table";
import { isRecord } from "../../content/model/record";
import { sourceKey } from "./file-formats";
import { type Values } from "./yaml-text";

/** The CMS splits field names at dots, so a column's own name can't be the name of its form field. */
export const columnKey = (index: number): string => `column${index + 1}`;

/** Reads and writes CSV files for the CMS. Saving a file changes only the edited rows. */
export const csvFormat = {
  fromFile: (text: string): Values => {
    const { rows } = parseDataTable(text).table;
    const values = rows.map((row) => Object.fromEntries(row.map(({ text }, at) => [columnKey(at), text])));
    return { rows: values, [sourceKey]: text };
  },
  toFile: ({ rows, [sourceKey]: original }: Values): string => {
    const source = typeof original === "string" ? original : "";
    const { columns, rows: before } = parseDataTable(source).table;
    // Don't change a file that can't be parsed, because the form doesn't show its rows.
    if (columns.length === 0) return source;
    const lines = source.split("\n");
    let end = 0;
    const records = [columns, ...before].map((cells): [string, string] => {
      const start = end;
      end = cells[0]?.line ?? start;
      return [writeRow(cells.map(({ text }: Cell) => text)), lines.slice(start, end).join("\n")];
    });
    const written = new Map(records);
    const edited = (Array.isArray(rows) ? rows : []).map((row) => writeRow(cellsOf(row)));
    const [, header] = records[0] ?? [];
    return [header, ...edited.map((row) => written.get(row) ?? row)].join("\n") + "\n";
  },
};

function cellsOf(row: unknown): string[] {
  const cells: string[] = [];
  if (!isRecord(row)) return cells;
  while (columnKey(cells.length) in row) cells.push(String(row[columnKey(cells.length)] ?? "").trim());
  return cells;
}

const writeRow = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
