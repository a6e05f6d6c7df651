import { hundred, tally } from "../../styles/tally";
import { color } from "../../styles/tokens";

const stroke = { strokeWidth: 2.5, strokeLinecap: "round" } as const;

/** Tallies of five: four strokes and one across. */
const Tally = ({ count }: { count: number }) => (
  <svg aria-hidden viewBox="0 0 240 40" width="100%" fill="none" {...stroke}>
    {Array.from({ length: count }, (_, index) => {
      const { upright, across } = tally(8.5, 1 + Math.floor(index / 5) * 50, 6);
      const line = upright[index % 5];
      return <path key={index} d={line ?? across} stroke={line ? color.ink : color.accent} />;
    })}
  </svg>
);

/** Blocks in a row, stacked two high. */
const Blocks = ({ count }: { count: number }) => (
  <svg aria-hidden viewBox="0 0 240 40" width="100%" fill={color.barStrong}>
    {Array.from({ length: count }, (_, index) => (
      <rect
        key={index}
        x={Math.floor(index / 2) * 30}
        y={index % 2 === 0 ? 21 : 3}
        width="27"
        height="15"
      />
    ))}
  </svg>
);

/** Marks out of a hundred. */
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

/** A figure drawn as what it counts: strokes, blocks, or marks out of a hundred. Decorative. */
export function ClaimDrawing({ drawing, count }: { drawing: string; count: number }) {
  const Drawing = drawings[drawing];
  return Drawing && <Drawing count={count} />;
}
