/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { numberIn } from "./data-table";
import { FigureFrame, type FigureProps, formatFigure, Label } from "./figure-frame";
import { useTable } from "./report-figures";

/**
 * Draws each benchmark of a CSV file as a mark on its own ruler. Benchmarks can have different units, and
 * rulers for the same unit share a scale. The file's last column is the unit, and the column before it is the
 * value. The data table isn't collapsed as in other charts, because readers look up values in it.
 */
export function Benchmarks(props: FigureProps) {
  const rows = useTable(props.data).table.rows.map((row) => ({
    name: row.slice(0, -2).map(({ text }) => text),
    figure: row.at(-2),
    unit: row.at(-1)?.text ?? "",
  }));
  return (
    <FigureFrame {...props} tableIsOpen>
      {rows.map(({ name, figure, unit }, index) => (
        <div key={index}>
          <Label name={name.join(": ")} figure={withUnit(figure?.text ?? "", unit)} />
          <Scale
            value={numberIn(figure)}
            all={rows.filter((row) => row.unit === unit).map((row) => numberIn(row.figure))}
            unit={unit}
          />
        </div>
      ))}
    </FigureFrame>
  );
}

/**
 * Draws a ruler with a mark at `value`. `all` lists the values with the same unit, so that their rulers can
 * share a scale. The scale includes zero, and starts and ends at round numbers.
 */
function Scale({ value, all, unit }: { value: number; all: readonly number[]; unit: string }) {
  const scale = scaleLinear([Math.min(0, ...all), Math.max(0, ...all)], [0, 100]).nice(2);
  const at = (place: number) => ({ x1: `${scale(place)}%`, x2: `${scale(place)}%` });
  return (
    <svg aria-hidden width="100%" height="3em" stroke="currentColor">
      <line x2="100%" y1="1.25em" y2="1.25em" />
      {scale.ticks(10).map((tick) => (
        <line key={tick} {...at(tick)} y1="0.9em" y2="1.25em" />
      ))}
      {scale.ticks(2).map((tick) => (
        <text key={tick} x={`${scale(tick)}%`} y="2.5em" stroke="none">
          {tick === 0 ? "0" : formatFigure(String(tick), unit)}
        </text>
      ))}
      <line {...at(value)} y1="0.25em" y2="1.4em" {...mark} />
    </svg>
  );
}

const mark = { stroke: "var(--accent)", strokeWidth: 5, strokeLinecap: "round" } as const;

/**
 * Formats a benchmark with its unit. Other charts show the unit below the title, but each benchmark can have
 * a different one. A unit that is a word, such as `days`, follows the number.
 */
const withUnit = (text: string, unit: string): string =>
  /^(\+?%|\$)/.test(unit) ? formatFigure(text, unit) : `${formatFigure(text, unit)} ${unit}`;
