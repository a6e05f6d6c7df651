/** @jsxImportSource react */
import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { tallyField } from "../../styles/tally";
import { color } from "../../styles/tokens";
import { type Figure, type FigureRow } from "../model/figure";
import { findSmallDiagram } from "./small-diagrams";

/**
 * Returns HTML for the small chart below the large number in a report's header. The chart shows the figure that
 * contains this number. If there is none, it shows the body's first drawing. Without a drawing, the HTML is empty.
 */
export function keyChart(value: string, body: string, figures: readonly Figure[]): string {
  return renderToStaticMarkup(drawFromFigures(value, figures) ?? findSmallDiagram(body));
}

function drawFromFigures(text: string, figures: readonly Figure[]): ReactElement | undefined {
  const number = Number(/^[+-]?[\d.]+(?=%$)/.exec(text)?.[0] ?? NaN);
  for (const { kind, rows } of figures) {
    const [first, second] = rows;
    if (kind === "tally" && first?.value === number) return <Share share={number} />;
    // In an index, a gain is the difference between the second row and the first row, which is 100.
    if (kind === "bars" && first?.value === 100 && second?.value === 100 + number) {
      return <GainBars gain={number} bars={[first, second]} />;
    }
  }
  return undefined;
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

function GainBars({ gain, bars }: { gain: number; bars: readonly FigureRow[] }) {
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
      {bars.map(({ name, value }, index) => (
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
