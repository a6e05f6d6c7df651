import { tallies, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

function Tally({ count }: { count: number }) {
  const { upright, across } = tallies(count, (index) => tally(8.5, 1 + index * 50, 6));
  return (
    <svg aria-hidden viewBox="0 0 240 40" width="100%" strokeWidth="2.5" strokeLinecap="round">
      <path d={upright} stroke={color.ink} />
      <path d={across} stroke={color.accent} />
    </svg>
  );
}

function Blocks({ count }: { count: number }) {
  const blocks = Array.from({ length: count }, (_, index) => {
    const [left, top] = [Math.floor(index / 2) * 30, index % 2 === 0 ? 32 : 2];
    return `M${left} ${top}h26v26h-26z`;
  });
  return (
    <svg aria-hidden viewBox="0 0 236 60" width="100%" fill={color.barStrong}>
      <path d={blocks.join("")} />
    </svg>
  );
}

/** A hundred marks in five rows. Marks that don't count are hollow rings. */
function HundredMarks({ count }: { count: number }) {
  const [marks, rings] = [[] as string[], [] as string[]];
  for (let index = 0; index < 100; index += 1) {
    const [x, y] = [6 + Math.floor(index / 5) * 12, 6 + (index % 5) * 12];
    if (index < count) marks.push(`M${x} ${y}h0`);
    else rings.push(`M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`);
  }
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 60"
      width="100%"
      fill="none"
      stroke={color.accent}
      strokeLinecap="round"
    >
      <path d={marks.join("")} strokeWidth="9.5" />
      <path d={rings.join("")} strokeWidth="1.5" />
    </svg>
  );
}

const statDrawings: Readonly<Record<string, typeof Tally>> = {
  tally: Tally,
  blocks: Blocks,
  hundred: HundredMarks,
};

export function StatDrawing({ drawing, count }: { drawing: string; count: number }) {
  const Drawing = statDrawings[drawing];
  return Drawing && <Drawing count={count} />;
}
