/** @jsxImportSource react */
import { format } from "d3-format";
import { type ReactNode } from "react";
import { type ReportFigures } from "./report-figures";

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
  folder,
  words,
  children,
}: FigureProps & Pick<ReportFigures, "folder" | "words"> & { unit?: string; children: ReactNode }) {
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

/** How many series or parts a drawing can tell apart without color: solid, hatched, dotted. */
export const patternCount = 3;

/** The fill of a series or part. `id` is unique in the page. */
export const patternFill = (id: string, index: number): string =>
  index === 0 ? "var(--bar-strong)" : `url(#${id}-${index})`;

/** The patterns that {@link patternFill} names. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-1`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--surface)" />
        <rect width="3" height="6" fill="var(--accent)" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--surface)" />
        <circle cx="3" cy="3" r="1.75" fill="var(--ink)" />
      </pattern>
    </defs>
  );
}
