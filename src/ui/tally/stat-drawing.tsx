import { hundred, tallies, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

/** Tally marks in groups of five, with four upright strokes and one across. */
function Tally({ count }: { count: number }) {
  const { upright, across } = tallies(count, (index) => tally(8.5, 1 + index * 50, 6));
  return (
    <svg aria-hidden viewBox="0 0 240 40" width="100%" strokeWidth="2.5" strokeLinecap="round">
      <path d={upright} stroke={color.ink} />
      <path d={across} stroke={color.accent} />
    </svg>
  );
}

/** A number drawn as blocks, stacked two high. */
function Blocks({ count }: { count: number }) {
  const blocks = Array.from({ length: count }, (_, index) => {
    const [left, top] = [Math.floor(index / 2) * 30, index % 2 === 0 ? 21 : 3];
    return `M${left} ${top}h27v15h-27z`;
  });
  return (
    <svg aria-hidden viewBox="0 0 240 40" width="100%" fill={color.barStrong}>
      <path d={blocks.join("")} />
    </svg>
  );
}

/** A hundred dots, with `count` of them highlighted. */
const Hundred = ({ count }: { count: number }) => (
  <span
    css={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "4%", maxWidth: "16rem" }}
  >
    {hundred(count).map(({ counted, others }, index) => (
      <svg key={index} aria-hidden viewBox="1 1 48 48" overflow="visible" strokeLinecap="round">
        <path d={counted} stroke={color.accent} strokeWidth="7.5" />
        <path d={others} stroke={color.muted} strokeWidth="2.5" />
      </svg>
    ))}
  </span>
);

const drawings: Readonly<Record<string, typeof Tally>> = {
  tally: Tally,
  blocks: Blocks,
  hundred: Hundred,
};

/** Decorative drawing of a number as tally marks, blocks, or highlighted dots out of a hundred. */
export function StatDrawing({ drawing, count }: { drawing: string; count: number }) {
  const Drawing = drawings[drawing];
  return Drawing && <Drawing count={count} />;
}
