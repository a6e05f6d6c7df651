/** @jsxImportSource react */
import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { tallyField } from "../../styles/tally";
import { color } from "../../styles/tokens";
import { type ChartData } from "./chart-data";
import { cellNumber, type DataTable } from "./data-table";
import { findSmallDiagram } from "./small-diagrams";

/** A gain over a baseline of 100, with the names and values of the chart's bars. */
interface Gain {
  readonly gain: number;
  readonly bars: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns HTML for the small chart below a report's key figure. The chart uses the CSV file that contains the
 * figure, or else the diagram in the body. Without either, returns an empty string.
 */
export function keyChart(value: string, body: string, { tables, labels }: ChartData): string {
  const chart = drawFromTables(value, [...tables.values()]) ?? findSmallDiagram(body, labels.illustration);
  return renderToStaticMarkup(chart);
}

function drawFromTables(value: string, tables: readonly DataTable[]): ReactElement | undefined {
  const [number] = /^[+-]?[\d.]+(?=%$)/.exec(value) ?? [];
  if (number === undefined) return undefined;
  for (const { rows } of tables) {
    const shares = rows.map((row) => cellNumber(row[1]));
    if (rows.length === 2 && shares[0] === Number(number) && isHundred(shares)) {
      return <Share share={Number(number)} />;
    }
  }
  for (const table of tables) {
    const found = findGain(Number(number), table);
    if (found !== undefined) return <GainBars {...found} />;
  }
  return undefined;
}

const isHundred = ([part = 0, rest = 0]: readonly number[]): boolean => Math.abs(part + rest - 100) < 0.01;

/** In an index, a gain is the difference between the second row and the first row, which is 100. */
function findGain(gain: number, { rows: [before, after] }: DataTable): Gain | undefined {
  if (cellNumber(before?.[1]) !== 100 || cellNumber(after?.[1]) !== 100 + gain) return undefined;
  return { gain, bars: [before, after].map((row) => [row?.[0]?.text ?? "", row?.[1]?.text ?? ""] as const) };
}

const perRow = 10;
const cell = { width: 48, height: 50 };

/** Draws a hundred tally strokes, one per percent. The strokes that show the share are darker. */
function Share({ share }: { share: number }) {
  const [all, part] = [tallyField(100, perRow, cell), tallyField(Math.round(share), perRow, cell)];
  return (
    <svg aria-hidden viewBox="0 8 476 92" fill="none" strokeWidth="2.5" strokeLinecap="round">
      <path d={all.upright + all.across} stroke={color.control} strokeWidth="1" />
      <path d={part.upright} stroke={color.ink} />
      <path d={part.across} stroke={color.accent} />
    </svg>
  );
}

/** Each stroke of a bar stands for this many units. The baseline is 100 units long. */
const perStroke = 4;

function GainBars({ gain, bars }: Gain) {
  const total = 100 + gain;
  // Adapt the dash length to the chart's scale, so that strokes have the same width in every chart.
  const dash = Math.round(total / 7) / 100;
  const position = (value: number) => `${Math.round((value / total) * 1e6) / 1e4}%`;
  const bar = (from: number, to: number, stroke: string) => (
    <line
      x1={position(from)}
      x2={position(to)}
      y1="12"
      y2="12"
      pathLength={(to - from) / perStroke}
      stroke={stroke}
    />
  );
  return (
    <>
      {bars.map(([name, value], index) => (
        <div key={name}>
          <p>
            {name}
            <b>{value}</b>
          </p>
          <svg aria-hidden width="100%" height="24" strokeWidth="22" strokeDasharray={`${dash} ${1 - dash}`}>
            {bar(0, 100, color.ink)}
            {index === bars.length - 1 && bar(100, total, color.accent)}
          </svg>
        </div>
      ))}
    </>
  );
}
