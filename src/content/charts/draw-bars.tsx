/** @jsxImportSource react */
import { color } from "../../styles/tokens";
import { type Figure } from "../model/figure";
import { type ChartColors, type DrawingSize, drawInk, stretch } from "./draw-ink";
import { Label } from "./draw-tally";
import { formatDifference, formatNumber } from "./format-number";

/** A label fits into a segment that is at least this wide, in percent of the drawing's width. */
const widthForLabel = 24;

/**
 * Returns the bars' positions and widths in percent of the drawing's width. If all values are percentages
 * from 0 to 100, a background bar marks 100%. If the unit starts with "Index", the first row is the baseline.
 * Each other bar then shows its difference from the baseline as a separate segment.
 */
export function measureBars({ rows, unit = "" }: Figure) {
  const values = rows.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const isShare = unit.startsWith("%") && least === 0 && most <= 100;
  const isIndex = unit.startsWith("Index");
  // A range of zero would be a division by zero.
  const range = (isShare ? 100 : most) - least || 1;
  const scale = (value: number) => Math.round(((value - least) / range) * 1000) / 10;
  const baseline = isIndex ? values[0] : 0;
  const bars = rows.map(({ name, value }) => {
    const compared = baseline || value;
    const difference = between(scale(value), scale(compared));
    return {
      name,
      value: formatNumber(value, unit),
      common: between(scale(0), scale(Math.min(value, compared))),
      ...(value !== compared && {
        difference: {
          ...difference,
          isGain: value > compared,
          label: formatDifference(value, compared),
          fits: difference.width >= widthForLabel,
        },
      }),
    };
  });
  return { bars, isShare, isIndex };
}

type Bars = ReturnType<typeof measureBars>;

export function drawBar(
  { common, difference }: Bars["bars"][number],
  { isShare, isIndex }: Bars,
  colors: ChartColors,
  size?: DrawingSize,
) {
  const solid = { fill: colors.accent, stroke: colors.ink };
  const tinted = { fill: colors.bar, stroke: colors.ink };
  const gap = { fill: "none", stroke: colors.accent, strokeDasharray: 4 };
  return (
    <>
      {isShare && drawInk({ left: common.width, width: 100 - common.width }, tinted, size)}
      {drawInk(common, isIndex ? tinted : solid, size)}
      {difference && drawInk(difference, difference.isGain ? solid : gap, size)}
    </>
  );
}

export function drawBars(figure: Figure) {
  const measured = measureBars(figure);
  return (
    <>
      {measured.bars.map((bar, index) => (
        <div key={index} className="bar">
          <Label {...bar} />
          <svg width="100%" height="4em">
            <svg {...stretch}>{drawBar(bar, measured, color)}</svg>
            {bar.difference && (
              <text {...labelPlace(bar.difference)} y="2.3em" fill={color[labelColor(bar.difference)]}>
                {bar.difference.label}
              </text>
            )}
          </svg>
        </div>
      ))}
    </>
  );
}

type Difference = NonNullable<Bars["bars"][number]["difference"]>;

export const labelColor = ({ fits, isGain }: Difference) => (fits && isGain ? "onAccent" : "accent");

/** Centers a label in its segment. A label that doesn't fit goes to the left of the segment. */
const labelPlace = ({ left, width, fits }: Difference) =>
  fits
    ? { x: `${Math.round(left + width / 2)}%`, textAnchor: "middle" as const }
    : { x: `${left}%`, textAnchor: "end" as const, dx: "-.5em" };

const between = (one: number, other: number) => ({
  left: Math.min(one, other),
  width: Math.round(Math.abs(one - other) * 10) / 10,
});
