/** @jsxImportSource react */
import { Fragment, type ReactElement } from "react";
import { color } from "../../styles/tokens";
import { handDrawnDot } from "../../ui/tally/hand-drawn";
import { type Figure } from "../model/figure";
import { type ChartColors, type DrawingSize, drawInk, stretch } from "./draw-ink";
import { readRows } from "./figure-data";
import { formatNumber } from "./format-number";

export const Label = ({ name, value }: Readonly<Record<"name" | "value", string>>) => (
  <p className="chart-label">
    {name} <b>{value}</b>
  </p>
);

/** Reads shares that add up to 100%. */
export const readShares = (figure: Figure) =>
  readRows(figure).map(({ name, value }) => ({
    name,
    value: formatNumber(value, figure.unit),
    share: value,
  }));

type Shares = ReturnType<typeof readShares>;

/** A tally of one share is drawn as dots, and a tally of several shares as one bar. */
export const isOneShare = ({ rows }: Figure): boolean => rows.length === 1;

export const drawTally = (figure: Figure) =>
  isOneShare(figure) ? drawDots(readShares(figure)) : drawShareBar(readShares(figure));

export function drawParts(shares: Shares, { accent, bar, ink }: ChartColors, size?: DrawingSize) {
  const parts: ReactElement[] = [];
  let left = 0;
  for (const { name, share } of shares) {
    const fill = parts.length === 0 ? accent : bar;
    parts.push(
      <Fragment key={name}>{drawInk({ left, width: share }, { fill, stroke: ink }, size)}</Fragment>,
    );
    left += share;
  }
  return <>{parts}</>;
}

function drawShareBar(shares: Shares) {
  return (
    <div className="share">
      {shares.map((share) => (
        <Label key={share.name} {...share} />
      ))}
      <svg width="100%" height="6em" {...stretch}>
        {drawParts(shares, color)}
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

function drawDots([part, rest]: Shares) {
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
