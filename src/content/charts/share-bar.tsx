/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { useId } from "react";
import { numberIn } from "./data-table";
import {
  ChartPatterns,
  FigureFrame,
  type FigureProps,
  formatFigure,
  patternFill,
} from "./figure-frame";
import { useTable } from "./report-figures";
import { FiguresTable } from "./tables";

/** Sizes in pixels of the screen; see `bar-chart.tsx`. */
const layout = { bar: 44, gap: 12, line: 28, text: 19, swatch: 14, fontSize: 14 } as const;

/** One bar that is the whole, divided into parts; below it, what each part is. */
export function ShareBar({ unit, ...rest }: FigureProps & { readonly unit: string }) {
  const { table, ...figures } = useTable(rest.data);
  const id = useId();
  const values = table.rows.map((row) => numberIn(row[1]));
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = scaleLinear().domain([0, total]).range([0, 100]);
  const legend = layout.bar + layout.gap;
  const startOf = (index: number) =>
    scale(values.slice(0, index).reduce((sum, value) => sum + value, 0));
  return (
    <FigureFrame {...rest} {...figures} unit={unit}>
      <svg
        role="img"
        aria-label={`${rest.title} (${unit})`}
        width="100%"
        height={legend + table.rows.length * layout.line}
      >
        <ChartPatterns id={id} />
        {table.rows.map(([label, share], index) => {
          const top = legend + index * layout.line;
          return (
            <g key={label?.text} fontSize={layout.fontSize} fill="currentColor">
              <rect
                x={`${startOf(index)}%`}
                width={`${scale(values[index] ?? 0)}%`}
                height={layout.bar}
                fill={patternFill(id, index)}
                stroke="var(--paper)"
                strokeWidth="2"
              />
              <rect
                y={top + (layout.line - layout.swatch) / 2}
                width={layout.swatch}
                height={layout.swatch}
                fill={patternFill(id, index)}
              />
              <text x={layout.swatch + layout.gap} y={top + layout.text}>
                {label?.text}
              </text>
              <text x="100%" y={top + layout.text} textAnchor="end" fontWeight="700">
                {formatFigure(share?.text ?? "", unit)}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{figures.words.table}</summary>
        <FiguresTable table={table} label={rest.title} />
      </details>
    </FigureFrame>
  );
}
