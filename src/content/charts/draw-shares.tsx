/** @jsxImportSource react */
import { cellNumber } from "./data-table";
import { Label } from "./chart-label";
import { type DrawingInput } from "./chart-data";
import { formatNumber } from "./format-number";

/** Reads two shares that add up to 100%. */
const readShares = ({ table, unit }: DrawingInput) =>
  table.rows.map(([name, share]) => ({
    name: name?.text ?? "",
    value: formatNumber(share?.text ?? "", unit),
    share: cellNumber(share),
  }));

/** Width in px at which labels move into the bar. `chart-styles.ts` uses the same width, in rem. */
const wide = 480;

/** Draws one bar that is divided into two parts. Its labels are above the bar if they don't fit into their part. */
export function drawShareBar(input: DrawingInput) {
  const shares = readShares(input);
  const fit = shares.every(({ name, value, share }) => {
    // Widest characters of the label's two lines, plus the space at both sides.
    const width = Math.max(name.length * 10, value.length * 26) + 32;
    return width <= (share / 100) * wide;
  });
  return (
    <div className={fit ? "share inside" : "share"}>
      {shares.map(({ name, value }) => (
        <Label key={name} name={name} value={value} />
      ))}
      <svg width="100%" height="5em">
        <rect width="100%" height="100%" fill="var(--bar)" stroke="var(--ink)" />
        <rect width={`${shares[0]?.share}%`} height="100%" fill="var(--accent)" />
      </svg>
    </div>
  );
}

/** Distance between two dots. A square has five rows of five. */
const pitch = 24;

/** Draws the dots from index `from` up to `to` (exclusive) of a square. `dot` is the path of one dot. */
function dots(from: number, to: number, dot: string): string {
  let path = "";
  for (let index = from; index < to; index += 1) {
    path += `M${12 + Math.floor(index / 5) * pitch} ${12 + (index % 5) * pitch}${dot}`;
  }
  return path;
}

/** Draws a hundred dots, one per percent. Solid dots show the share, rounded to a whole percent. */
export function drawDots(input: DrawingInput) {
  const [part, rest] = readShares(input);
  const solid = Math.round(part?.share ?? 0);
  return (
    <div className="dots">
      <Label name={part?.name} value={part?.value ?? ""} />
      <div className="dot-field">
        {[0, 25, 50, 75].map((before) => {
          const highlighted = Math.min(Math.max(0, solid - before), 25);
          return (
            <svg key={before} viewBox="0 0 120 120" fill="none" strokeLinecap="round">
              <path d={dots(0, highlighted, "h.01")} stroke="var(--accent)" strokeWidth="16" />
              <path
                d={dots(highlighted, 25, "m-7.25 0a7.25 7.25 0 1 1 0 .1z")}
                stroke="var(--muted)"
                strokeWidth="1.5"
              />
            </svg>
          );
        })}
      </div>
      <Label name={rest?.name} value={rest?.value ?? ""} />
    </div>
  );
}
