/** @jsxImportSource react */
import { type ReactNode } from "react";
import { type DataTable, isNumber } from "./data-table";
import { FigureFrame, type FigureProps, formatFigure } from "./figure-frame";
import { useTable } from "./report-figures";

/** A table in a frame of its own, so that a wide one scrolls there and not the page (WCAG 1.4.10). */
export function Table({ children, label = "Table" }: { children?: ReactNode; label?: string }) {
  return (
    // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-frame" role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** Figures as a table, cell by cell; a column of numbers is set flush right. */
export function FiguresTable({ table, label }: { table: DataTable; label: string }) {
  const align = (index: number) =>
    table.rows.every((row) => row[index]?.isFigure ?? isNumber(row[index]?.text ?? ""))
      ? { className: "figure" }
      : {};
  return (
    <Table label={label}>
      <thead>
        <tr>
          {table.columns.map(({ text }, index) => (
            <th key={text} scope="col" {...align(index)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row[0]?.line}>
            {row.map(({ text, column }, index) =>
              index === 0 ? (
                <th key={column} scope="row">
                  {text}
                </th>
              ) : (
                <td key={column} {...align(index)}>
                  {text}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/**
 * Figures that measure different things, each with its unit: the last column of the file holds the
 * units, the one before it the figures, and both are shown as one.
 */
export function BenchmarkTable(props: FigureProps) {
  const { table } = useTable(props.data);
  const rows = table.rows.map((row) => {
    const units = row.at(-1)?.text ?? "";
    return row.slice(0, -1).map((cell, index, { length }) => {
      const isFigure = index === length - 1;
      return { ...cell, isFigure, text: isFigure ? withUnit(cell.text, units) : cell.text };
    });
  });
  return (
    <FigureFrame {...props}>
      <FiguresTable table={{ columns: table.columns.slice(0, -1), rows }} label={props.title} />
    </FigureFrame>
  );
}

/** A figure of which nothing else names the unit: a unit in words is put behind it. */
const withUnit = (text: string, unit: string): string =>
  /^(\+?%|\$)/.test(unit) ? formatFigure(text, unit) : `${formatFigure(text, unit)} ${unit}`;
