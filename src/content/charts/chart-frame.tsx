/** @jsxImportSource react */
import { format } from "d3-format";
import { type ReactNode } from "react";
import { useTable } from "./chart-data";
import { CsvTable } from "./tables";

/** Props that all charts share. */
export interface ChartProps {
  /** Name of a CSV file in the report's folder. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
}

/**
 * Adds the title and unit above a chart's drawing, and the data table, source and download link below it.
 * Charts hide their drawings from screen readers if the labels next to them give the same information.
 */
export function ChartFrame({
  data,
  title,
  unit,
  source,
  tableIsOpen = false,
  children,
}: ChartProps & { unit?: string; tableIsOpen?: boolean; children: ReactNode }) {
  const { table, folder, labels } = useTable(data);
  const csvTable = <CsvTable table={table} label={title} />;
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>
        {unit !== undefined && <span className="chart-unit">{unit}</span>}
      </figcaption>
      {children}
      {tableIsOpen ? (
        csvTable
      ) : (
        <details>
          <summary>{labels.table}</summary>
          {csvTable}
        </details>
      )}
      <p className="chart-source">
        {labels.source}: {source}
      </p>
      <p className="chart-download">
        <a href={`${folder}/${data}`} download="">
          {labels.download.replace("{file}", data)}
        </a>
      </p>
    </figure>
  );
}

export const Label = ({ name, value }: { name: string | undefined; value: string }) => (
  <p className="chart-label">
    {name} <b>{value}</b>
  </p>
);

/**
 * Formats a number from a CSV file with thousands separators. Keeps trailing zeros, as in 7.50. The number 12
 * becomes `12%` with the unit `%`, `+12%` with `+%`, and `$12` with `$`. Other units aren't added.
 */
export function formatNumber(text: string, unit: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  const [sign = ""] = /^(\$|\+(?=%))/.exec(unit) ?? [];
  const number = format(`${sign},.${decimals}f`)(Number(text));
  return /^\+?%/.test(unit) ? `${number}%` : number;
}
