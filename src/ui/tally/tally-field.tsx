import { useId } from "react";
import { tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

/** The room of one tally of five. */
const group = { width: 48, height: 54 } as const;
const { upright, across } = tally(9, 2, 12);
const groupsInRow = 25;

/**
 * A field of tally marks, five by five, as many strokes as were counted: a sample of 200 is drawn as
 * 200. Patterns keep the drawing small, whatever the count. Decorative; the text beside it has the number.
 */
export function TallyField({ count }: { count: number }) {
  const id = useId();
  const groups = Math.floor(count / 5);
  const fullRows = Math.floor(groups / groupsInRow);
  const inLastRow = groups % groupsInRow;
  const rows = Math.ceil(count / 5 / groupsInRow);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${groupsInRow * group.width} ${rows * group.height}`}
      width="100%"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <pattern id={id} width={group.width} height={group.height} patternUnits="userSpaceOnUse">
        <path d={upright.join("")} stroke={color.ink} />
        <path d={across} stroke={color.accent} />
      </pattern>
      <rect
        width={groupsInRow * group.width}
        height={fullRows * group.height}
        fill={`url(#${id})`}
      />
      <rect
        y={fullRows * group.height}
        width={inLastRow * group.width}
        height={group.height}
        fill={`url(#${id})`}
      />
      <path
        transform={`translate(${inLastRow * group.width} ${fullRows * group.height})`}
        d={upright.slice(0, count % 5).join("")}
        stroke={color.ink}
      />
    </svg>
  );
}
