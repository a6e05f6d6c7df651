import { useId } from "react";
import { tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

const group = { width: 48, height: 54 } as const;
const { upright, across } = tally(9, 2, 12);
const groupsInRow = 25;

/**
 * A field of tally marks, five by five, as many strokes as were counted: a sample of 200 is drawn as
 * 200. A pattern keeps the drawing small, whatever the count. Decorative; the text beside it has the number.
 */
export function TallyField({ count }: { count: number }) {
  const id = useId();
  const groups = Math.floor(count / 5);
  const width = groupsInRow * group.width;
  const rows = Math.ceil(count / 5 / groupsInRow);
  /** Where the last row begins, and where the strokes after its last group do. */
  const top = Math.floor(groups / groupsInRow) * group.height;
  const left = (groups % groupsInRow) * group.width;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${rows * group.height}`}
      width="100%"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <pattern id={id} {...group} patternUnits="userSpaceOnUse">
        <path d={upright.join("")} stroke={color.ink} />
        <path d={across} stroke={color.accent} />
      </pattern>
      <rect width={width} height={top} fill={`url(#${id})`} />
      <rect y={top} width={left} height={group.height} fill={`url(#${id})`} />
      <path
        transform={`translate(${left} ${top})`}
        d={upright.slice(0, count % 5).join("")}
        stroke={color.ink}
      />
    </svg>
  );
}
