/** @jsxImportSource react */
import { color } from "../../styles/tokens";
import { cellNumber } from "./data-table";
import { type ChartColors, type DrawingInput } from "./chart-data";
import { formatNumber } from "./format-number";

export const Label = ({ name, value }: Readonly<Record<"name" | "value", string>>) => (
  <p className="chart-label">
    {name} <b>{value}</b>
  </p>
);

/** Reads two shares that add up to 100%. */
export const readShares = ({ table, unit }: DrawingInput) =>
  table.rows.map(([name, share]) => ({
    name: name?.text ?? "",
    value: formatNumber(share?.text ?? "", unit),
    share: cellNumber(share),
  }));

/** Minimum chart width for labels inside the bar, in px. `chart-styles.ts` contains the same width in rem. */
const wide = 480;

export const labelsFit = (shares: ReturnType<typeof readShares>): boolean =>
  shares.every(({ name, value, share }) => {
    // Estimate the width as if all letters were wide, so that every label fits. Then add the padding on both
    // sides.
    const width = Math.max(name.length * 10, value.length * 26) + 32;
    return width <= (share / 100) * wide;
  });

export const drawParts = (share = 0, colors: ChartColors) => (
  <>
    <rect width="100%" height="100%" fill={colors.bar} stroke={colors.ink} />
    <rect width={`${share}%`} height="100%" fill={colors.accent} stroke={colors.ink} />
  </>
);

/** If either label doesn't fit into its part of the bar, both labels go above the bar. */
export function drawShareBar(input: DrawingInput) {
  const shares = readShares(input);
  const fit = labelsFit(shares);
  return (
    <div className={fit ? "share inside" : "share"}>
      {shares.map((share) => (
        <Label key={share.name} {...share} />
      ))}
      <svg width="100%" height="5em">
        {drawParts(shares[0]?.share, color)}
      </svg>
    </div>
  );
}

/** Distance between the centers of neighboring dots, in SVG units. A square has five rows of five dots. */
const pitch = 24;

/** Repeats `dot`, the path data of one dot, in columns of five dots. */
function dots(from: number, to: number, dot: string): string {
  let path = "";
  for (let index = from; index < to; index += 1) {
    path += `M${12 + Math.floor(index / 5) * pitch} ${12 + (index % 5) * pitch}${dot}`;
  }
  return path;
}

/** Draws a hundred dots. The surrounding `<svg>` needs `fill="none"` and `strokeLinecap="round"`. */
export const drawSquares = (share: number, { accent, muted }: ChartColors) =>
  [0, 25, 50, 75].map((before) => {
    const highlighted = Math.min(Math.max(0, Math.round(share) - before), 25);
    return (
      <>
        <path d={dots(0, highlighted, "h.01")} stroke={accent} strokeWidth="16" />
        <path d={dots(highlighted, 25, "m-7.25 0a7.25 7.25 0 1 1 0 .1z")} stroke={muted} strokeWidth="1.5" />
      </>
    );
  });

export function drawDots(input: DrawingInput) {
  const [part, rest] = readShares(input);
  return (
    <div className="dots">
      {part && <Label {...part} />}
      <div className="dot-field">
        {drawSquares(part?.share ?? 0, color).map((square, index) => (
          <svg key={index} viewBox="0 0 120 120" fill="none" strokeLinecap="round">
            {square}
          </svg>
        ))}
      </div>
      {rest && <Label {...rest} />}
    </div>
  );
}
