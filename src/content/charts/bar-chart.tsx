/** @jsxImportSource react */
import { scaleLinear } from "d3-scale";
import { cellNumber } from "./data-table";
import { ChartFrame, type ChartProps, formatNumber, Label } from "./chart-frame";
import { useTable } from "./chart-data";

/**
 * Draws the rows of a CSV file as horizontal bars. Percentages from 0 to 100 get a background bar that marks
 * 100%. If the unit starts with "Index", the first row is the baseline, and each other bar has a separate
 * segment for its difference from the baseline, labeled in percent.
 */
export function BarChart(props: ChartProps & { readonly unit: string }) {
  const { data, unit } = props;
  const { rows } = useTable(data).table;
  const values = rows.map((row) => cellNumber(row[1]));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const isShare = unit.startsWith("%") && least === 0 && most <= 100;
  const scale = scaleLinear([least, isShare ? 100 : most], [0, 100]);
  const between = (one: number, other: number) => {
    const [start = 0, end = 0] = [scale(one), scale(other)].sort((a, b) => a - b);
    return { x: `${start}%`, width: `${end - start}%`, height: "1.5em" };
  };
  const reference = unit.startsWith("Index") ? values[0] : 0;
  return (
    <ChartFrame {...props}>
      {rows.map(([name, cell], index) => {
        const value = cellNumber(cell);
        const compared = reference || value;
        const middle = scale((value + compared) / 2);
        const percent = String(Math.round((value / compared - 1) * 100));
        const difference = value === compared ? undefined : formatNumber(percent, "+%");
        return (
          <div key={index}>
            <Label name={name?.text} value={formatNumber(cell?.text ?? "", unit)} />
            <svg {...(difference ? labeledSvg(difference) : unlabeledSvg)} width="100%">
              {isShare && <rect width="100%" height="1.5em" fill="var(--bar)" />}
              <rect {...between(0, Math.min(value, compared))} fill="var(--bar-strong)" />
              {difference && (
                <>
                  <rect {...between(value, compared)} {...(value > compared ? gain : loss)} />
                  <text x={`${Math.min(Math.max(12, middle), 88)}%`} y="2.5em" {...bold}>
                    {difference}
                  </text>
                </>
              )}
            </svg>
          </div>
        );
      })}
    </ChartFrame>
  );
}

const labeledSvg = (name: string) => ({ role: "img", "aria-label": name, height: "3em" });
const unlabeledSvg = { "aria-hidden": true, height: "1.5em" };

const bold = { fontSize: "1.125em", fontWeight: 700, fill: "var(--accent)" };

/** A gain is solid. A loss is an outline, because the bar doesn't reach the baseline. */
const gain = { fill: "var(--accent)", stroke: "var(--paper)", strokeWidth: 2 };
const loss = { fill: "none", stroke: "var(--accent)", strokeDasharray: 4 };
