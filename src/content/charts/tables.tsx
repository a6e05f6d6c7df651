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

/** A CSV file as a table, cell by cell; a column of numbers is set flush right. */
export function FiguresTable({ table, label }: { table: DataTable; label: string }) {
  const isFigure = (index: number) => table.rows.every((row) => isNumber(row[index]?.text ?? ""));
  const align = (index: number) => (isFigure(index) ? { className: "figure" } : {});
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
  const { table, ...figures } = useTable(props.data);
  const shown = table.columns.slice(0, -1);
  return (
    <FigureFrame {...props} {...figures}>
      <Table label={props.title}>
        <thead>
          <tr>
            {shown.map(({ text }, index) => (
              <th
                key={text}
                scope="col"
                {...(index === shown.length - 1 && { className: "figure" })}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => {
            const [figure, unit] = row.slice(-2);
            const [name, ...more] = row.slice(0, -2);
            return (
              <tr key={name?.line}>
                <th scope="row">{name?.text}</th>
                {more.map(({ text, column }) => (
                  <td key={column}>{text}</td>
                ))}
                <td className="figure">{withUnit(figure?.text ?? "", unit?.text ?? "")}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </FigureFrame>
  );
}

/** A figure of which nothing else names the unit: a unit in words is put behind it. */
const withUnit = (text: string, unit: string): string =>
  /^(\+?%|\$)/.test(unit) ? formatFigure(text, unit) : `${formatFigure(text, unit)} ${unit}`;
