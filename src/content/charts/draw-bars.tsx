/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { cellNumber } from "./data-table";
import { Label } from "./chart-label";
import { type DrawingInput } from "./chart-data";
import { formatDifference, formatNumber } from "./format-number";

/** Width of the narrowest segment that contains its label, in percent of the drawing. */
const widthForLabel = 24;

/**
 * Draws rows as horizontal bars. Percentages from 0 to 100 get a background bar that marks 100%. If the unit
 * starts with "Index", the first row is the baseline. Each other bar then has a separate segment for its
 * difference from the baseline: solid and signed if it's a gain, and an outline if it's a gap.
 */
export function drawBars({ table, unit, less }: DrawingInput) {
  const values = table.rows.map((row) => cellNumber(row[1]));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const isShare = unit.startsWith("%") && least === 0 && most <= 100;
  const isIndex = unit.startsWith("Index");
  const position = scaleLinear([least, isShare ? 100 : most], [0, 100]);
  const scale = (value: number) => Math.round(position(value) * 10) / 10;
  const baseline = isIndex ? values[0] : 0;
  return (
    <>
      {table.rows.map(([name, cell], index) => {
        const value = cellNumber(cell);
        const compared = baseline || value;
        const [start = 0, end = 0] = [scale(value), scale(compared)].sort((a, b) => a - b);
        const isGain = value > compared;
        const difference = formatDifference(value, compared, less);
        const fits = end - start >= widthForLabel;
        const place = { x: `${fits ? Math.round((start + end) / 2) : start}%`, y: "1.8em" };
        return (
          <div key={index} className="bar">
            <Label name={name?.text} value={formatNumber(cell?.text ?? "", unit)} />
            <svg width="100%" height="2.5em">
              {isShare && <rect width="100%" height="100%" fill="var(--bar)" />}
              <rect
                {...between(scale(0), scale(Math.min(value, compared)))}
                {...(isIndex ? outlined : solid)}
              />
              {value !== compared && (
                <>
                  <rect {...between(start, end)} {...(isGain ? solid : gap)} />
                  <text
                    {...place}
                    {...(fits ? { textAnchor: "middle" } : { textAnchor: "end", dx: "-.5em" })}
                    fill={fits && isGain ? "var(--on-accent)" : "var(--accent)"}
                  >
                    {difference}
                  </text>
                </>
              )}
            </svg>
          </div>
        );
      })}
    </>
  );
}

const between = (one: number, other: number) => ({
  x: `${Math.min(one, other)}%`,
  width: `${Math.round(Math.abs(one - other) * 10) / 10}%`,
  height: "100%",
});

const solid = { fill: "var(--accent)" };
const outlined = { fill: "var(--bar)", stroke: "var(--ink)" };
const gap = { fill: "none", stroke: "var(--accent)", strokeDasharray: 4 };
