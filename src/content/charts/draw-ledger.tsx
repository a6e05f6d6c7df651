/** @jsxImportSource react */
import { type Figure } from "../model/figure";
import { formatWithUnit } from "./format-number";

export const ledgerHeads = ["Measure", "Value"] as const;

export const readLedger = ({ rows, unit }: Figure) =>
  rows.map(({ name, measure, basis, value, ...row }) => ({
    name,
    details: [measure, basis].filter((text) => text !== undefined).join(", "),
    value: formatWithUnit(value, row.unit ?? unit),
  }));

/** Draws numbers with different units as a table, because bars on one scale couldn't compare them. */
export function drawLedger(figure: Figure) {
  return (
    <table className="ledger" aria-label={figure.description ?? figure.title}>
      <thead>
        <tr>
          {ledgerHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readLedger(figure).map(({ name, details, value }, index) => (
          <tr key={index}>
            <th scope="row">
              {name} {details !== "" && <span>{details}</span>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
