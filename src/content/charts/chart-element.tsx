/** @jsxImportSource react */
import { type ReactElement, useContext } from "react";
import { ChartDataContext, type ChartKind, type DrawingInput } from "./chart-data";
import { drawBars } from "./draw-bars";
import { drawLedger } from "./draw-ledger";
import { drawDots, drawShareBar } from "./draw-shares";
import { readFigure } from "./read-figure";
import { CsvTable } from "./tables";

/** If `hasTable` is true, the drawing is already a table, so no second table follows. */
const kinds = {
  BarChart: { draw: drawBars, hasTable: false },
  ShareBar: { draw: drawShareBar, hasTable: false },
  Hundred: { draw: drawDots, hasTable: false },
  Benchmarks: { draw: drawLedger, hasTable: true },
} satisfies Record<ChartKind, { draw: (input: DrawingInput) => ReactElement; hasTable: boolean }>;

interface ChartProps {
  /** Name of a CSV file in the report's folder. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
  readonly unit?: string;
  /** Describes the chart to people who can't see it, in place of the generated sentence. */
  readonly description?: string;
}

/** When a visitor opens the last `<details>` element, `browser/figures.ts` fills in the code to copy. */
export const chartElement = (kind: ChartKind) =>
  function ChartElement(props: ChartProps) {
    const chartData = useContext(ChartDataContext);
    const figure = readFigure(kind, { ...props }, chartData);
    if (figure === undefined) {
      throw new Error(
        `A body uses the missing CSV file ${props.data}. Run npm run check:content to find it.`,
      );
    }
    const { input, title, source, id, file } = figure;
    const { labels, order = [] } = chartData;
    const { draw, hasTable } = kinds[kind];
    const drawing = draw(input);
    return (
      <figure className="chart" id={id}>
        <figcaption>
          <a href={`#${id}`}>{labels.figure.replace("{number}", String(order.indexOf(props.data) + 1))}</a>
          <span className="chart-title">{title}</span>
          {input.unit !== "" && <span className="chart-unit">{input.unit}</span>}
        </figcaption>
        {hasTable ? (
          drawing
        ) : (
          <div role="img" aria-label={input.description}>
            {drawing}
          </div>
        )}
        <div className="chart-footer">
          <p>{source}</p>
          {!hasTable && (
            <details>
              <summary>{labels.table}</summary>
              <CsvTable table={input.table} label={labels.table} />
            </details>
          )}
          <details>
            <summary>{labels.use}</summary>
            {["csv", "svg", "png"].map((type) => (
              <a key={type} href={`${file}.${type}`} download="">
                {type.toUpperCase()}
              </a>
            ))}
            <div className="chart-copy">
              {[labels.copyLink, labels.embed].map((label) => (
                <span key={label}>
                  <button type="button" data-copy="">
                    {label}
                  </button>
                  <span role="status" />
                </span>
              ))}
              <p />
            </div>
          </details>
        </div>
      </figure>
    );
  };
