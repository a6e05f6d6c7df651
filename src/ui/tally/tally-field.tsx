import { useId } from "react";
import { tallies, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

/** A full row: 25 tallies of five. */
const row = { strokes: 125, width: 1200, height: 54 } as const;

/**
 * A field of tally marks, five by five, as many strokes as were counted: a sample of 200 is drawn as
 * 200. Full rows repeat the first, which keeps the drawing small; a pattern would be blurred on paper.
 * Decorative; the text beside it has the number.
 */
export function TallyField({ count }: { count: number }) {
  const id = useId();
  const fullRows = Math.floor(count / row.strokes);
  const height = Math.ceil(count / row.strokes) * row.height;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${row.width} ${height}`}
      width="100%"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <defs>
        <g id={id}>
          <Row strokes={row.strokes} />
        </g>
      </defs>
      {Array.from({ length: fullRows }, (_, index) => (
        <use key={index} href={`#${id}`} y={index * row.height} />
      ))}
      <g transform={`translate(0 ${fullRows * row.height})`}>
        <Row strokes={count % row.strokes} />
      </g>
    </svg>
  );
}

/** Strokes side by side, each fifth one across the four before it. */
function Row({ strokes }: { strokes: number }) {
  const { upright, across } = tallies(strokes, (index) => tally(9, 2 + index * 48, 12));
  return (
    <>
      <path d={upright} stroke={color.ink} />
      <path d={across} stroke={color.accent} />
    </>
  );
}
