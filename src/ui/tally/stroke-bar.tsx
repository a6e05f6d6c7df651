import { tallies } from "../../styles/tally";
import { color, media } from "../../styles/tokens";

const height = 44;

/** Draws up to a hundred strokes. They spread over the width of the axis but keep their thickness. */
export function StrokeBar({ count }: { count: number }) {
  const { upright, across } = tallies(count, (index) => ({
    upright: [
      [index * 5 + 0.6, 5, 0.2, 35],
      [index * 5 + 1.6, 4, 0, 37],
      [index * 5 + 2.7, 6, -0.2, 34],
      [index * 5 + 3.6, 4, 0.1, 36],
    ],
    across: [[index * 5 + 0.1, 33, 4.2, -23]],
  }));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      strokeLinecap="round"
      css={{
        path: { strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" },
        // On phones, the strokes are so close together that antialiasing would blur them.
        [media.narrow]: { "path:first-of-type": { strokeWidth: 1, shapeRendering: "crispEdges" } },
        [media.medium]: { path: { strokeWidth: 2 } },
      }}
    >
      <path d={upright} stroke={color.ink} />
      <path d={across} stroke={color.accent} />
    </svg>
  );
}
