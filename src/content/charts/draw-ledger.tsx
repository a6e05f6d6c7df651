/** @jsxImportSource react */
import { type DrawingInput } from "./chart-data";
import { formatWithUnit } from "./format-number";

/**
 * Draws measures with different units as a ledger, because one scale can't compare them. The last two columns
 * contain the number and its unit, and the columns before them its names.
 */
export const drawLedger = ({ table, description }: DrawingInput) => (
  <table className="ledger" aria-label={description}>
    <thead>
      <tr>
        <th scope="col">
          {table.columns
            .slice(0, -2)
            .map(({ text }) => text)
            .join(", ")}
        </th>
        <th scope="col">{table.columns.at(-2)?.text}</th>
      </tr>
    </thead>
    <tbody>
      {table.rows.map((row, index) => {
        const [name, ...names] = row.slice(0, -2).map(({ text }) => text);
        return (
          <tr key={index}>
            <th scope="row">
              {name} {names.length > 0 && <span>{names.join(", ")}</span>}
            </th>
            <td>{formatWithUnit(row.at(-2)?.text ?? "", row.at(-1)?.text ?? "")}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
