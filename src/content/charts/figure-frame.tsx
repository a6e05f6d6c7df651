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
 * Frame around a chart. The title and unit go above the chart. The data table, source and download link go
 * below it. A drawing is hidden from assistive technology if the text next to it has the same information.
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

/** Label of a bar, part or mark: its name followed by its value. */
export const Label = ({ name, figure }: { name: string | undefined; figure: string }) => (
  <p className="chart-label">
    {name} <b>{figure}</b>
  </p>
);

/**
 * Formats a number for readers, with commas between thousands. The start of the unit decides what is added:
 * - `%` adds a percent sign: `12%`.
 * - `+%` adds a plus or minus sign, too: `+12%`.
 * - `$` adds a dollar sign: `$12`.
 * - Any other unit adds nothing, because the unit is shown as text nearby.
 *
 * The number keeps the decimals that it has in the CSV file, so 7.50 stays 7.50.
 */
export function formatFigure(text: string, unit: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  const [sign = ""] = /^(\$|\+(?=%))/.exec(unit) ?? [];
  const number = format(`${sign},.${decimals}f`)(Number(text));
  return /^\+?%/.test(unit) ? `${number}%` : number;
}
