/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { useId } from "react";
import { chartSeries, type DataTable, numberIn } from "./data-table";
import { Drawing, patternCount, patternFill } from "./drawing";
import { type FigureProps, formatFigure } from "./figure-frame";
import { useTable } from "./report-figures";

/** Sizes in pixels of the screen: only lengths of bars follow the width, so text keeps its size. */
const layout = {
  heading: 28,
  bar: 50,
  text: 17,
  barTop: 25,
  barHeight: 16,
  overhang: 3,
  fontSize: 14,
} as const;

/**
 * Horizontal bars from a common zero. With several columns of numbers, each row is a group with one
 * bar for each column, told apart by its name and its pattern.
 */
export function BarChart({
  columns,
  ...rest
}: FigureProps & { readonly unit: string; readonly columns?: string }) {
  const { unit, data } = rest;
  const id = useId();
  const bars = barsOf(useTable(data).table, columns);
  const scale = scaleLinear().domain(domainOf(bars, unit)).range([0, 100]);
  const zero = scale(0);
  return (
    <Drawing {...rest} id={id} height={bars.at(-1)?.end ?? 0}>
      {bars.map(({ top, heading, label, text, value, pattern }) => (
        <g key={top} fontSize={layout.fontSize} fill="currentColor">
          {heading !== undefined && (
            <text y={top - layout.heading + layout.text} fontWeight="700">
              {heading}
            </text>
          )}
          <text y={top + layout.text}>{label}</text>
          <text x="100%" y={top + layout.text} textAnchor="end" fontWeight="700">
            {formatFigure(text, unit)}
          </text>
          <rect y={top + layout.barTop} width="100%" height={layout.barHeight} fill="var(--bar)" />
          <rect
            x={`${Math.min(zero, scale(value))}%`}
            y={top + layout.barTop}
            width={`${Math.abs(scale(value) - zero)}%`}
            height={layout.barHeight}
            fill={patternFill(id, pattern)}
          />
          <line
            x1={`${zero}%`}
            x2={`${zero}%`}
            y1={top + layout.barTop - layout.overhang}
            y2={top + layout.barTop + layout.barHeight + layout.overhang}
            stroke="currentColor"
            strokeWidth="2"
          />
        </g>
      ))}
    </Drawing>
  );
}

type Bar = ReturnType<typeof barsOf>[number];

function barsOf(table: DataTable, columns: string | undefined) {
  const series = chartSeries(table, columns);
  const isGrouped = series.length > 1;
  let top = 0;
  return table.rows.flatMap((row) =>
    series.map(({ name, index }, at) => {
      const rowName = row[0]?.text ?? "";
      const heading = isGrouped && at === 0 ? rowName : undefined;
      if (heading !== undefined) top += layout.heading;
      const bar = {
        top,
        end: top + layout.bar,
        /** Name of the group, at its first bar. */
        heading,
        label: isGrouped ? name : rowName,
        text: row[index]?.text ?? "",
        value: numberIn(row[index]),
        pattern: at % patternCount,
      };
      top = bar.end;
      return bar;
    }),
  );
}

/** From zero, never from the smallest value; shares are drawn against the whole. */
function domainOf(bars: readonly Bar[], unit: string): [number, number] {
  const values = bars.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const isShare = unit.startsWith("%") && least === 0 && most <= 100;
  return [least, isShare ? 100 : most];
}
