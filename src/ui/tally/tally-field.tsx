import { tallyField } from "../../styles/tally";
import { color } from "../../styles/tokens";

const perRow = 25;
const tallyCell = { width: 48, height: 54 };

/**
 * Draws a number as tally marks, such as 200 strokes for 200. Decorative, because the text gives the number.
 */
export function TallyField({ count }: { count: number }) {
  const { upright, across } = tallyField(count, perRow, tallyCell);
  const height = Math.ceil(count / 5 / perRow) * tallyCell.height;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${perRow * tallyCell.width} ${height}`}
      width="100%"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d={upright} stroke={color.ink} />
      <path d={across} stroke={color.accent} />
    </svg>
  );
}
