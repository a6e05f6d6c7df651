/** @jsxImportSource react */
import { type ReactElement } from "react";
import { type ChartKind, type ChartLabels, type DrawingInput, figureId } from "./chart-data";
import { type DataTable } from "./data-table";
import { drawBars } from "./draw-bars";
import { drawLedger } from "./draw-ledger";
import { drawDots, drawShareBar } from "./draw-shares";
import { figureSentence } from "./figure-sentence";
import { keepFormulas } from "./format-number";
import { CsvTable } from "./tables";

/** Data and captions of a chart. */
interface Chart {
  /** Number of the chart. The first chart of a report is number 1. */
  readonly number: number;
  readonly table: DataTable;
  readonly title: string;
  readonly source: string;
  readonly unit?: string | undefined;
  readonly description?: string | undefined;
  /** Address of the CSV file. */
  readonly file: string;
  readonly labels: ChartLabels;
}

/** Drawing functions by chart component. A ledger is a table, so it gets no data table below it. */
const kinds = {
  BarChart: { draw: drawBars, hasTable: false },
  ShareBar: { draw: drawShareBar, hasTable: false },
  Hundred: { draw: drawDots, hasTable: false },
  Benchmarks: { draw: drawLedger, hasTable: true },
} satisfies Record<ChartKind, { draw: (input: DrawingInput) => ReactElement; hasTable: boolean }>;

/**
 * Draws a chart: its finding as the headline, the drawing, and one line with the source, the table and a
 * disclosure with files. `chart-styles.ts` contains the styles. In browsers, `sections/figure-tools.tsx` adds
 * buttons to the disclosure.
 */
export function drawChart(kind: ChartKind, chart: Chart): ReactElement {
  const { number, table, title, source, unit = "", description, file, labels } = chart;
  const { draw, hasTable } = kinds[kind];
  const [name = ""] = /[^/]+$/.exec(file) ?? [];
  const pathWithoutType = file.replace(/csv$/, "");
  const id = figureId(name);
  const sentence = figureSentence({ kind, table, unit, labels, description });
  const drawing = draw({ table, description: sentence, unit, less: labels.less });
  return (
    <figure className="chart" id={id}>
      <figcaption>
        <a href={`#${id}`}>{labels.figure.replace("{number}", String(number))}</a>
        <span className="chart-title">{title}</span>
        {unit !== "" && <span className="chart-unit">{unit}</span>}
      </figcaption>
      {hasTable ? (
        drawing
      ) : (
        <div role="img" aria-label={sentence}>
          {drawing}
        </div>
      )}
      <div className="chart-footer">
        <p>
          {labels.source}: {keepFormulas(source)}
        </p>
        {!hasTable && (
          <details>
            <summary>{labels.table}</summary>
            <CsvTable table={table} label={labels.table} />
          </details>
        )}
        <details>
          <summary>{labels.use}</summary>
          {["csv", "svg", "png"].map((type) => (
            <a key={type} href={pathWithoutType + type} download="">
              {type.toUpperCase()}
            </a>
          ))}
        </details>
      </div>
    </figure>
  );
}
