import { tallies, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";
import { drawHundred } from "./draw-hundred";

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
    const [left, top] = [Math.floor(index / 2) * 30, index % 2 === 0 ? 21 : 3];
    return `M${left} ${top}h27v15h-27z`;
  });
  return (
    <svg aria-hidden viewBox="0 0 240 40" width="100%" fill={color.barStrong}>
      <path d={blocks.join("")} />
    </svg>
  );
}

const HundredDots = ({ count }: { count: number }) => (
  <span
    css={{
      display: "grid",
      gridTemplateColumns: "repeat(4, 1fr)",
      gap: "4%",
      maxWidth: "16rem",
      "& > svg": { overflow: "visible" },
    }}
  >
    {drawHundred(count)}
  </span>
);

const statDrawings: Readonly<Record<string, typeof Tally>> = {
  tally: Tally,
  blocks: Blocks,
  hundred: HundredDots,
};

export function StatDrawing({ drawing, count }: { drawing: string; count: number }) {
  const Drawing = statDrawings[drawing];
  return Drawing && <Drawing count={count} />;
}
