/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { cellNumber } from "./data-table";
import { ChartFrame, type ChartProps, formatNumber, Label } from "./chart-frame";
import { useTable } from "./chart-data";

/**
 * Draws each row of a CSV file as a mark on its own ruler. The last two columns contain the value and its
 * unit. The data table isn't collapsed, because readers look up values in it.
 */
export function Benchmarks(props: ChartProps) {
  const rows = useTable(props.data).table.rows.map((row) => ({
    name: row.slice(0, -2).map(({ text }) => text),
    cell: row.at(-2),
    unit: row.at(-1)?.text ?? "",
  }));
  return (
    <ChartFrame {...props} tableIsOpen>
      {rows.map(({ name, cell, unit }, index) => (
        <div key={index}>
          <Label name={name.join(": ")} value={formatWithUnit(cell?.text ?? "", unit)} />
          <Scale
            value={cellNumber(cell)}
            all={rows.filter((row) => row.unit === unit).map((row) => cellNumber(row.cell))}
            unit={unit}
          />
        </div>
      ))}
    </ChartFrame>
  );
}

/**
 * Draws a ruler with a mark at `value`. The ruler's scale includes zero and `all` values with the same unit,
 * and it starts and ends at round numbers.
 */
function Scale({ value, all, unit }: { value: number; all: readonly number[]; unit: string }) {
  const scale = scaleLinear([Math.min(0, ...all), Math.max(0, ...all)], [0, 100]).nice(2);
  const at = (number: number) => ({ x1: `${scale(number)}%`, x2: `${scale(number)}%` });
  return (
    <svg aria-hidden width="100%" height="3em" stroke="currentColor">
      <line x2="100%" y1="1.25em" y2="1.25em" />
      {scale.ticks(10).map((tick) => (
        <line key={tick} {...at(tick)} y1="0.9em" y2="1.25em" />
      ))}
      {scale.ticks(2).map((tick) => (
        <text key={tick} x={`${scale(tick)}%`} y="2.5em" stroke="none">
          {tick === 0 ? "0" : formatNumber(String(tick), unit)}
        </text>
      ))}
      <line {...at(value)} y1="0.25em" y2="1.4em" {...strokeProps} />
    </svg>
  );
}

const strokeProps = { stroke: "var(--accent)", strokeWidth: 5, strokeLinecap: "round" } as const;

/** Formats a number with its unit. A unit that is a word, such as `days`, follows the number. */
const formatWithUnit = (text: string, unit: string): string =>
  /^(\+?%|\$)/.test(unit) ? formatNumber(text, unit) : `${formatNumber(text, unit)} ${unit}`;
