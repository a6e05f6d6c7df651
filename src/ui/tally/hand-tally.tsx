import { color } from "../../styles/tokens";
import { groupSize, handDrawnGroups } from "./hand-drawn";

const cell = { width: groupSize.width + 16, height: groupSize.height + 8 };

const rowWidth = (perRow: number) => perRow * cell.width - 16;

/** Width of a row divided by its height. */
export const rowProportions = (perRow: number) => rowWidth(perRow) / cell.height;

interface HandTallyProps {
  readonly count: number;
  readonly perRow: number;
  readonly className?: string;
}

/** The drawing is decorative, because the text gives the number. */
export function HandTally({ count, perRow, className }: HandTallyProps) {
  const groups = handDrawnGroups(count).map(({ upright, across }, index) => {
    const [left, top] = [(index % perRow) * cell.width, Math.floor(index / perRow) * cell.height];
    return (
      <g key={upright} transform={`translate(${left} ${top})`}>
        <path d={upright} stroke={color.ink} vectorEffect="non-scaling-stroke" />
        {across && <path d={across} stroke={color.accent} vectorEffect="non-scaling-stroke" />}
      </g>
    );
  });
  const rows = Math.ceil(groups.length / perRow);
  return (
    <svg
      aria-hidden
      className={className}
      viewBox={`0 0 ${rowWidth(perRow)} ${rows * cell.height}`}
      overflow="visible"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      {groups}
    </svg>
  );
}
