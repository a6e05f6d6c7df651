import { label } from "../../styles/mixins";
import { groupStrokes, strokesFor, tallyField } from "../../styles/tally";
import { color, space } from "../../styles/tokens";

const cell = { width: 48, height: 44 };
const mostPerRow = 5;

/** Draws a study's sample size, such as `200 sites`, as tally marks. */
export function SampleDrawing({ sample }: { sample: string }) {
  const { strokes, each } = groupStrokes(strokesFor(sample));
  if (strokes === 0) return null;
  const rows = Math.ceil(strokes / 5 / mostPerRow);
  // Makes the rows about equally long, so that no tally is alone in the last row.
  const perRow = Math.ceil(strokes / 5 / rows);
  const { upright, across } = tallyField(strokes, perRow, cell);
  return (
    <figure>
      <svg
        aria-hidden
        viewBox={`0 10 ${perRow * cell.width} ${rows * cell.height - 10}`}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        css={{ width: `min(100%, ${perRow * 4}rem)` }}
      >
        <path d={upright} stroke={color.ink} />
        <path d={across} stroke={color.accent} />
      </svg>
      <figcaption css={{ ...label, marginBlockStart: space.xs }}>
        {each === 1 ? `One stroke each: ${sample}` : `One stroke is ten: ${sample}`}
      </figcaption>
    </figure>
  );
}
