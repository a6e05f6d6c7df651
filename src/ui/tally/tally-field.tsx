import { useId } from "react";
import { tallies, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

/** A full row of 25 tallies of five. Width and height are in SVG units. */
const row = { strokes: 125, width: 1200, height: 54 } as const;

/**
 * Draws a number as tally marks in groups of five, so a sample of 200 becomes 200 strokes. Full rows reuse the first
 * row, which keeps the SVG small. An SVG `<pattern>` would look blurred in print. The drawing is decorative, because
 * the text next to it gives the number.
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

/** One row of strokes. Every fifth stroke crosses the four before it. */
function Row({ strokes }: { strokes: number }) {
  const { upright, across } = tallies(strokes, (index) => tally(9, 2 + index * 48, 12));
  return (
    <>
      <path d={upright} stroke={color.ink} />
      <path d={across} stroke={color.accent} />
    </>
  );
}
