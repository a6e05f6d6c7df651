import { useId } from "react";
import { tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

const group = { width: 48, height: 54 } as const;
const groupsInRow = 25;
const strokesInRow = groupsInRow * 5;

/**
 * A field of tally marks, five by five, as many strokes as were counted: a sample of 200 is drawn as
 * 200. Full rows repeat the first, which keeps the drawing small; a pattern would be blurred on paper.
 * Decorative; the text beside it has the number.
 */
export function TallyField({ count }: { count: number }) {
  const id = useId();
  const width = groupsInRow * group.width;
  const fullRows = Math.floor(count / strokesInRow);
  const height = Math.ceil(count / strokesInRow) * group.height;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <defs>
        <g id={id}>
          <Row strokes={strokesInRow} />
        </g>
      </defs>
      {Array.from({ length: fullRows }, (_, row) => (
        <use key={row} href={`#${id}`} y={row * group.height} />
      ))}
      <g transform={`translate(0 ${fullRows * group.height})`}>
        <Row strokes={count % strokesInRow} />
      </g>
    </svg>
  );
}

/** Strokes side by side, each fifth one across the four before it. */
function Row({ strokes }: { strokes: number }) {
  const groups = Array.from({ length: Math.ceil(strokes / 5) }, (_, index) => ({
    ...tally(9, 2 + index * group.width, 12),
    strokes: strokes - index * 5,
  }));
  return (
    <>
      <path
        d={groups.flatMap(({ upright, strokes }) => upright.slice(0, strokes)).join("")}
        stroke={color.ink}
      />
      <path
        d={groups.map(({ across, strokes }) => (strokes < 5 ? "" : across)).join("")}
        stroke={color.accent}
      />
    </>
  );
}
