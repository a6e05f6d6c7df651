import { strokes } from "../../content/illustrations/strokes";
import { shareImageSize } from "../../seo/site-images";
import { palette } from "../../styles/color-schemes";

/** Colors for pictures. They're fixed, because the renderer, satori, doesn't support CSS variables. */
export const shareColors = {
  ink: palette["--ink"].light,
  accent: palette["--accent"].light,
  paper: palette["--paper"].light,
  muted: palette["--muted"].light,
  onAccent: palette["--on-accent"].light,
  bar: palette["--bar"].light,
  danger: palette["--danger"].light,
};
const { width } = shareImageSize;
const sheetPadding = 10;
const band = { left: 104, width: width - 104 - 72 } as const;

/** Lays out the strokes at the largest size that fits on the sheet. */
function fitTallies(count: number, height: number) {
  const groups = Math.ceil(count / 5);
  let best = { inRow: groups, step: 0 };
  for (let rows = 1; rows <= 12; rows += 1) {
    const inRow = Math.ceil(groups / rows);
    const step = Math.floor(Math.min(band.width / (inRow * 5.8), height / (rows * 4.4)));
    if (step > best.step) best = { inRow, step };
  }
  const { inRow, step } = best;
  const rowHeight = Math.floor(height / Math.ceil(groups / inRow));
  const rows = Array.from({ length: Math.ceil(groups / inRow) }, (_, row) =>
    strokes(
      Math.min(inRow * 5, count - row * inRow * 5),
      band.left + step,
      sheetPadding + row * rowHeight + Math.round((rowHeight - step * 3.3) / 2),
      step,
    ),
  );
  return {
    upright: rows.map(({ upright }) => upright).join(""),
    across: rows.map(({ across }) => across).join(""),
    lineWidth: Math.min(9, Math.max(2, step / 4)),
  };
}

/** Draws `count` tally strokes on a sheet of accounting paper that is as wide as a share image. */
export function tallySheet(count: number, height: number) {
  const { upright, across, lineWidth } = fitTallies(count, height - 2 * sheetPadding);
  return (
    <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} fill="none" strokeLinecap="round">
      <path d={`M0 0h${width}v${height}H0z`} fill={shareColors.bar} />
      <path d={`M72 0v${height}M80 0v${height}`} stroke={shareColors.danger} strokeWidth="1.5" />
      <path d={upright} stroke={shareColors.ink} strokeWidth={lineWidth} />
      <path d={across} stroke={shareColors.accent} strokeWidth={lineWidth} />
    </svg>
  );
}
