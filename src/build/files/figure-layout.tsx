import { type ReactElement } from "react";
import { labelColor } from "../../content/charts/draw-bars";
import { type DrawingSize } from "../../content/charts/draw-ink";
import { shareColors as colors } from "./tally-sheet";

/** Width of the chart in a figure's picture, in pixels. */
export const width = 1088;
/** A chart's width on a page in a wide browser window, in CSS pixels. */
const widthOnPage = 672;

export const row = { display: "flex" } as const;
export const column = { display: "flex", flexDirection: "column" } as const;
export const spread = { ...row, justifyContent: "space-between", gap: 40 } as const;
export const shrinking = { flexShrink: 1 } as const;
export const bold = { fontWeight: 700 } as const;
/** Bold is for fallback fonts, which draw characters that the headline font lacks, such as a minus sign. */
export const display = { fontFamily: "Display", ...bold } as const;
export const numeral = { ...display, fontSize: 64, lineHeight: 1.1 } as const;
export const unbroken = { whiteSpace: "nowrap" } as const;

export const rule = (height: number, backgroundColor: string) => <div style={{ height, backgroundColor }} />;

/** Scales a chart from its width on a page to its width in a picture. The chart's lines get thicker, too. */
export function enlarge(height: number, draw: (size: DrawingSize) => ReactElement) {
  const size = { width: widthOnPage, height: (height / width) * widthOnPage };
  return (
    <svg {...{ width, height }} viewBox={`0 0 ${size.width} ${size.height}`} strokeWidth="2">
      {draw(size)}
    </svg>
  );
}

/** Space between a label and the segment to its right, as a percentage of the drawing's width. */
const spaceInPercent = 1.3;

/** Centers a label in its segment, or places it to the left of the segment if it doesn't fit. */
export function labelStyle(difference: Parameters<typeof labelColor>[0]) {
  const { fits, left, width: segment } = difference;
  const place = fits
    ? { left: `${left}%`, width: `${segment}%`, justifyContent: "center" }
    : { left: 0, width: `${left - spaceInPercent}%`, justifyContent: "flex-end" };
  const color = colors[labelColor(difference)];
  return {
    ...row,
    ...place,
    ...bold,
    position: "absolute",
    alignItems: "center",
    fontSize: 32,
    color,
  } as const;
}
