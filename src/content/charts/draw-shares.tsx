/** @jsxImportSource react */
import { color } from "../../styles/tokens";
import { handDrawnDot } from "../../ui/tally/hand-drawn";
import { cellNumber } from "./data-table";
import { type ChartColors, type DrawingInput } from "./chart-data";
import { type DrawingSize, drawInk, stretch } from "./draw-ink";
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

export const drawParts = (share = 0, { accent, bar, ink }: ChartColors, size?: DrawingSize) => (
  <>
    {drawInk({ left: 0, width: share }, { fill: accent, stroke: ink }, size)}
    {drawInk({ left: share, width: 100 - share }, { fill: bar, stroke: ink }, size)}
  </>
);

export function drawShareBar(input: DrawingInput) {
  const shares = readShares(input);
  return (
    <div className="share">
      {shares.map((share) => (
        <Label key={share.name} {...share} />
      ))}
      <svg width="100%" height="6em" {...stretch}>
        {drawParts(shares[0]?.share, color)}
      </svg>
    </div>
  );
}

/** Distance between the centers of neighboring dots, in SVG units. A square has five rows of five dots. */
const pitch = 24;

/** Draws columns of five dots. */
function dots(from: number, to: number): string {
  let path = "";
  for (let index = from; index < to; index += 1) {
    path += handDrawnDot(12 + Math.floor(index / 5) * pitch, 12 + (index % 5) * pitch, index);
  }
  return path;
}

/** Draws a hundred dots. The surrounding `<svg>` needs `fill="none"`. */
export const drawSquares = (share: number, { accent, muted }: ChartColors) =>
  [0, 25, 50, 75].map((before) => {
    const highlighted = Math.min(Math.max(0, Math.round(share) - before), 25);
    return (
      <>
        <path d={dots(0, highlighted)} fill={accent} stroke={accent} />
        <path d={dots(highlighted, 25)} stroke={muted} />
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
          <svg key={index} viewBox="0 0 120 120" fill="none">
            {square}
          </svg>
        ))}
      </div>
      {rest && <Label {...rest} />}
    </div>
  );
}
