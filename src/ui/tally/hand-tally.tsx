import { color } from "../../styles/tokens";

const group = { width: 64, height: 48, step: 12 };

/** Returns an offset between -2 and 2 that looks random but is the same in every build. */
const waver = (seed: number): number => Math.round(Math.sin(seed * 12.9898) * 4) / 2;

/** Draws one stroke of a tally, slightly crooked. Every fifth stroke crosses the four before it. */
function stroke(index: number, perRow: number): string {
  const five = Math.floor(index / 5);
  const left = (five % perRow) * group.width + waver(five);
  const top = Math.floor(five / perRow) * group.height;
  const [from, to] = [waver(index + 1), waver(index * 3 + 2)];
  if (index % 5 === 4) return `M${left + 2} ${top + 34 + from}l50 ${to - 26}`;
  return `M${left + 9 + (index % 5) * group.step + from / 2} ${top + 5 + to}l${to / 2} ${37 - from}`;
}

interface HandTallyProps {
  readonly count: number;
  /** Number of tallies of five in a row. */
  readonly perRow: number;
  readonly className?: string;
}

/** Draws a number as handwritten tally marks. Decorative, because the text gives the number. */
export function HandTally({ count, perRow, className }: HandTallyProps) {
  const paths = { upright: "", across: "" };
  for (let index = 0; index < count; index += 1) {
    paths[index % 5 === 4 ? "across" : "upright"] += stroke(index, perRow);
  }
  const rows = Math.ceil(count / 5 / perRow);
  return (
    <svg
      aria-hidden
      className={className}
      viewBox={`0 0 ${perRow * group.width - 8} ${rows * group.height}`}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d={paths.upright} stroke={color.ink} vectorEffect="non-scaling-stroke" />
      <path d={paths.across} stroke={color.accent} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
