/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { useId } from "react";
import { numberIn } from "./data-table";
import { Drawing, patternFill } from "./drawing";
import { type FigureProps, formatFigure } from "./figure-frame";
import { useTable } from "./report-figures";

/** Sizes in pixels of the screen; see `bar-chart.tsx`. */
const layout = { bar: 44, gap: 12, line: 28, text: 19, swatch: 14, fontSize: 14 } as const;

/** One bar that is the whole, divided into parts; below it, what each part is. */
export function ShareBar(props: FigureProps & { readonly unit: string }) {
  const { rows } = useTable(props.data).table;
  const id = useId();
  const values = rows.map((row) => numberIn(row[1]));
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = scaleLinear().domain([0, total]).range([0, 100]);
  const legend = layout.bar + layout.gap;
  const startOf = (index: number) =>
    scale(values.slice(0, index).reduce((sum, value) => sum + value, 0));
  return (
    <Drawing {...props} id={id} height={legend + rows.length * layout.line}>
      {rows.map(([label, share], index) => {
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
              {formatFigure(share?.text ?? "", props.unit)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
