/** @jsxImportSource react */
import { type DrawingInput } from "./chart-data";
import { type DataTable } from "./data-table";
import { formatWithUnit } from "./format-number";

/** The last two columns contain a number and its unit. The other columns name what was measured. */
export const readLedger = ({ columns, rows }: DataTable) => ({
  heads: [joinTexts(columns.slice(0, -2)), columns.at(-2)?.text ?? ""] as const,
  rows: rows.map((row) => ({
    name: row[0]?.text ?? "",
    names: joinTexts(row.slice(1, -2)),
    value: formatWithUnit(row.at(-2)?.text ?? "", row.at(-1)?.text ?? ""),
  })),
});

const joinTexts = (cells: readonly { readonly text: string }[]): string =>
  cells.map(({ text }) => text).join(", ");

/** Draws numbers with different units as a table, because bars on one scale couldn't compare them. */
export function drawLedger({ table, description }: DrawingInput) {
  const { heads, rows } = readLedger(table);
  return (
    <table className="ledger" aria-label={description}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, names, value }, index) => (
          <tr key={index}>
            <th scope="row">
              {name} {names !== "" && <span>{names}</span>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
