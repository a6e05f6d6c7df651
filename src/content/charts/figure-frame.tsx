/** @jsxImportSource react */
import { format } from "d3-format";
import { type ReactNode } from "react";
import { useTable } from "./report-figures";
import { FiguresTable } from "./tables";

/** What every chart says about its figures. */
export interface FigureProps {
  /** Name of the CSV file beside the report. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
}

/**
 * The frame of a chart: title and unit above, and below the chart its table, source and file. Drawings are hidden
 * from assistive technology where the text beside them has the same information.
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

/** What a length, a part or a mark stands for, and its figure right behind. */
export const Label = ({ name, figure }: { name: string | undefined; figure: string }) => (
  <p className="chart-label">
    {name} <b>{figure}</b>
  </p>
);

/**
 * A figure as readers see it. The unit decides by how it begins: `%` is put behind the figure, `+%`
 * behind it with a sign before, `$` before it; any other stands in words beside the title.
 * Decimals are shown as the file has them: 7.50 stays 7.50.
 */
export function formatFigure(text: string, unit: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  const [sign = ""] = /^(\$|\+(?=%))/.exec(unit) ?? [];
  const number = format(`${sign},.${decimals}f`)(Number(text));
  return /^\+?%/.test(unit) ? `${number}%` : number;
}
