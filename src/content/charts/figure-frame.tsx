/** @jsxImportSource react */
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
