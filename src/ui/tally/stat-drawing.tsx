import { graphql } from "gatsby";
import { tallies, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

export const fragment = graphql`
  fragment Stat on Stat {
    value
    label
    drawing
    count
    legend
  }
`;

function Tally({ count }: { count: number }) {
  const { upright, across } = tallies(count, (index) => tally(9.5, 1 + index * 49.5, 14));
  return (
    <svg aria-hidden viewBox="0 0 240 60" width="100%" strokeWidth="2.5" strokeLinecap="round">
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
    <svg aria-hidden viewBox="0 0 236 59" width="100%" fill={color.barStrong}>
      <path d={blocks.join("")} />
    </svg>
  );
}

const markGap = 12;

/** Draws 100 marks column by column. The first `count` marks are dots, and the rest are rings. */
function HundredMarks({ count }: { count: number }) {
  let [rows, rings] = ["", ""];
  for (let row = 0; row < 5; row += 1) {
    const [marks, y] = [Math.ceil((count - row) / 5), 6 + row * markGap];
    // Extend the row's line by half a unit, so that rounding can't drop the last mark.
    if (marks > 0) rows += `M6 ${y}h${(marks - 1) * markGap + 0.5}`;
    for (let column = marks; column < 20; column += 1) {
      rings += `M${2 + column * markGap} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
    }
  }
  return (
    <svg aria-hidden viewBox="0 0 240 60" width="100%" fill="none" stroke={color.accent}>
      {/* Zero-length dashes with round ends look like dots. */}
      <path d={rows} strokeWidth="9.5" strokeLinecap="round" strokeDasharray={`0 ${markGap}`} />
      <path d={rings} strokeWidth="1.5" />
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
