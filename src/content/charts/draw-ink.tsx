/** @jsxImportSource react */
import { type SVGProps } from "react";
import { roundToTenth } from "../../styles/tally";
import { handDrawnBar } from "../../ui/tally/hand-drawn";

/** Position and width of a bar, or of a part of it, in percent of the drawing's width. */
interface Part {
  readonly left: number;
  readonly width: number;
}

/** Colors of a drawing. Pages use CSS variables, and downloadable pictures use the light color scheme. */
export type ChartColors = Readonly<Record<"accent" | "bar" | "ink" | "muted", string>>;

/** Size of a drawing in SVG units. */
export type DrawingSize = Readonly<Record<"width" | "height", number>>;

/** On pages, bars are stretched to the width of the window. `chart-styles.ts` keeps their lines' thickness. */
const stretched = { width: 100, height: 100 };

export const stretch = { viewBox: "0 0 100 100", preserveAspectRatio: "none" } as const;

export function drawInk(
  { left, width }: Part,
  colors: Pick<SVGProps<SVGPathElement>, "fill" | "stroke" | "strokeDasharray">,
  size: DrawingSize = stretched,
) {
  if (width === 0) return null;
  const x = (percent: number) => roundToTenth((percent / 100) * size.width);
  return <path d={handDrawnBar(x(left), x(left + width), size.height)} {...colors} />;
}
