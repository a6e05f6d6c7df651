/** @jsxImportSource react */
import { format } from "d3-format";
import { type ReactNode, useContext } from "react";
import { ReportFiguresContext } from "./report-figures";

/** What every element with figures says about them. */
export interface FigureProps {
  /** Name of the CSV file beside the report. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
}

/** The frame of a drawing or a table: title and unit above, source and download below. */
export function FigureFrame({
  data,
  title,
  unit,
  source,
  children,
}: FigureProps & { unit?: string; children: ReactNode }) {
  const { folder, words } = useContext(ReportFiguresContext);
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>
        {unit !== undefined && <span className="chart-unit">{unit}</span>}
      </figcaption>
      {children}
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

/**
 * A figure as readers see it. The unit decides by how it begins: `%` is put behind the figure, `+%`
 * behind it with a sign before, `$` before it; any other stands in words beside the title.
 * Decimals are shown as the file has them: 7.50 stays 7.50.
 */
export function formatFigure(text: string, unit: string): string {
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  const number = format(`,.${decimals}f`)(Number(text));
  if (unit.startsWith("+%")) return `${format(`+,.${decimals}f`)(Number(text))}%`;
  if (unit.startsWith("%")) return `${number}%`;
  return unit.startsWith("$") ? `$${number}` : number;
}
