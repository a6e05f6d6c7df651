import { type ReactElement } from "react";
import { svgPath, tally } from "../../styles/tally";

/** On pages, these colors are the design tokens in `color`. Share images use fixed colors. */
export interface IllustrationColors {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly bar: string;
}

/** Draws in a 400 × 400 square. Lines are 4 units wide unless a shape sets its own width. */
export type DrawIllustration = (colors: IllustrationColors) => ReactElement;

/** Returns SVG path data for a horizontal line. */
export const horizontalLine = (from: number, y: number, to: number) => `M${from} ${y}H${to}`;

/** Returns SVG path data for a rectangle. */
export const box = (left: number, top: number, width: number, height: number) =>
  `M${left} ${top}h${width}v${height}h${-width}z`;

/** Returns SVG path data for `count` tally strokes in one row, in groups of five. */
export function strokes(count: number, left: number, top: number, step = 7): string {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, index) => {
    const { upright, across } = tally(step, left + index * step * 5.4, top);
    return [...upright, ...across];
  });
  return svgPath(groups.flat().slice(0, count));
}
