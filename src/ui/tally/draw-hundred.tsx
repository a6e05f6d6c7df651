/** @jsxImportSource react */
import { color } from "../../styles/tokens";

/** Returns path data for the dots from index `from` up to `to` (exclusive), in a five-by-five square. */
function dots(from: number, to: number): string {
  let path = "";
  for (let index = from; index < to; index += 1) {
    path += `M${5 + Math.floor(index / 5) * 10} ${5 + (index % 5) * 10}h.01`;
  }
  return path;
}

/** Draws a percentage as a hundred dots in four squares of 25, with one dot highlighted for each percent. */
export const drawHundred = (percentage: number) =>
  [0, 25, 50, 75].map((before) => {
    const highlighted = Math.min(Math.max(0, Math.round(percentage) - before), 25);
    return (
      <svg key={before} aria-hidden viewBox="1 1 48 48" strokeLinecap="round">
        <path d={dots(0, highlighted)} stroke={color.accent} strokeWidth="7.5" />
        <path d={dots(highlighted, 25)} stroke={color.muted} strokeWidth="2.5" />
      </svg>
    );
  });
