/** @jsxImportSource react */
import { type ReactElement } from "react";
import { type ChartLabels, type DrawingInput } from "./chart-data";
import { type DataTable } from "./data-table";
import { drawBars } from "./draw-bars";
import { drawLedger } from "./draw-ledger";
import { drawDots, drawShareBar } from "./draw-shares";
import { CsvTable } from "./tables";

/** Data and captions of a chart. */
interface Chart {
  readonly table: DataTable;
  readonly title: string;
  readonly source: string;
  readonly unit?: string | undefined;
  /** Address of the CSV file. */
  readonly file: string;
  readonly labels: ChartLabels;
}

/** A ledger already is a table, so it has no second one below. */
const kinds = {
  BarChart: { draw: drawBars, hasTable: false },
  ShareBar: { draw: drawShareBar, hasTable: false },
  Hundred: { draw: drawDots, hasTable: false },
  Benchmarks: { draw: drawLedger, hasTable: true },
} satisfies Record<string, { draw: (input: DrawingInput) => ReactElement; hasTable: boolean }>;

export type ChartKind = keyof typeof kinds;

/**
 * Draws a chart: its finding as the headline, the drawing, and one line with the source, table and file. The
 * result depends only on the arguments, so charts can also be drawn outside of a page. `chart-styles.ts`
 * contains the styles.
 */
export function drawChart(kind: ChartKind, chart: Chart): ReactElement {
  const { table, title, source, unit = "", file, labels } = chart;
  const { draw, hasTable } = kinds[kind];
  const [name = ""] = /[^/]+$/.exec(file) ?? [];
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>
        {unit !== "" && <span className="chart-unit">{unit}</span>}
      </figcaption>
      {draw({ table, title, unit, less: labels.less })}
      <div className="chart-footer">
        <p>
          {labels.source}: {source}
        </p>
        {!hasTable && (
          <details>
            <summary>{labels.table}</summary>
            <CsvTable table={table} label={title} />
          </details>
        )}
        <a href={file} download="" aria-label={labels.download.replace("{file}", name)}>
          {name.split(".").at(-1)?.toUpperCase()}
        </a>
      </div>
    </figure>
  );
}
