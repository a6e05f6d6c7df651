import { type Figure, type FigureRow } from "../model/figure";

/** Returns the figure's rows. A tally of one share gets a second row for the rest. */
export function readRows({ kind, rows }: Pick<Figure, "kind" | "rows">): readonly FigureRow[] {
  const [share, ...others] = rows;
  if (kind !== "tally" || share === undefined || others.length > 0) return rows;
  // Rounding removes the errors of floating-point subtraction, as in 100 − 98.6.
  const rest = Number((100 - share.value).toFixed(9));
  return [share, { ...share, name: "Everything else", value: rest, measure: undefined, basis: undefined }];
}

const columns = { name: "Name", measure: "Measure", value: "Value", unit: "Unit", basis: "Basis" } as const;

/** Returns the header and the rows of the figure's table and CSV file. Leaves out columns without values. */
export function tabulate(figure: Figure): readonly (readonly (string | number)[])[] {
  const rows = readRows(figure);
  const used = (["name", "measure", "value", "unit", "basis"] as const).filter((column) =>
    rows.some((row) => row[column] !== undefined),
  );
  const header = used.map((column) =>
    column === "value" ? (figure.unit ?? columns.value) : columns[column],
  );
  return [header, ...rows.map((row) => used.map((column) => row[column] ?? ""))];
}

/** Formats a table as CSV (RFC 4180), except that lines end as in other files of the site. */
export function formatCsv(table: ReturnType<typeof tabulate>): string {
  const quote = (cell: string | number) =>
    /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell;
  return table.map((row) => `${row.map(quote).join(",")}\n`).join("");
}
