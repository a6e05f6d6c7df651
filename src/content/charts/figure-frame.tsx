/** @jsxImportSource react */
import { format } from "d3-format";
import { type ReactNode } from "react";
import { useTable } from "./report-figures";
import { FiguresTable } from "./tables";

/** Props that all charts share. */
export interface FigureProps {
  /** Name of a CSV file in the report's folder. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
}

/**
 * Adds the parts that all charts have in common. The title and unit go above the drawing, and the data table,
 * source and download link go below it. Charts hide their drawings from screen readers if the labels next to
 * them give the same information.
 */
export function FigureFrame({
  data,
  title,
  unit,
  source,
  tableIsOpen = false,
  children,
}: FigureProps & { unit?: string; tableIsOpen?: boolean; children: ReactNode }) {
  const { table, folder, words } = useTable(data);
  const figures = <FiguresTable table={table} label={title} />;
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>
        {unit !== undefined && <span className="chart-unit">{unit}</span>}
      </figcaption>
      {children}
      {tableIsOpen ? (
        figures
      ) : (
        <details>
          <summary>{words.table}</summary>
          {figures}
        </details>
      )}
      <p className="chart-source">
        {words.source}: {source}
      </p>
      <p className="chart-download">
        <a href={`${folder}/${data}`} download="">
          {words.download.replace("{file}", data)}
        </a>
      </p>
    </figure>
  );
}

/** Label of one bar, share or benchmark in a chart: the name followed by the value. */
export const Label = ({ name, figure }: { name: string | undefined; figure: string }) => (
  <p className="chart-label">
    {name} <b>{figure}</b>
  </p>
);

/**
 * Formats a number for readers, with commas as thousands separators. The beginning of `unit` determines which
 * sign is added:
 * - `%` adds a percent sign: `12%`.
 * - `+%` also adds a plus or minus sign: `+12%`.
 * - `$` adds a dollar sign: `$12`.
 * - Any other unit adds nothing, because the chart shows the unit as text.
 *
 * The number keeps its decimals from the CSV file, so 7.50 stays 7.50.
 */
export function formatFigure(text: string, unit: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  const [sign = ""] = /^(\$|\+(?=%))/.exec(unit) ?? [];
  const number = format(`${sign},.${decimals}f`)(Number(text));
  return /^\+?%/.test(unit) ? `${number}%` : number;
}
