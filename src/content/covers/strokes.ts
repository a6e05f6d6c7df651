import { type ReactElement } from "react";
import { pathOf, tally } from "../../styles/tally";

/** What a cover is drawn with: values of `color` on a page, fixed colors in a share image. */
export interface CoverColors {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly bar: string;
}

/** The shapes of a cover on a square of 400, in strokes of 4 unless they say otherwise. */
export type CoverDrawing = (colors: CoverColors) => ReactElement;

/** A horizontal line, as the data of an SVG path. */
export const line = (from: number, y: number, to: number) => `M${from} ${y}H${to}`;

/** A rectangle, as the data of an SVG path. */
export const box = (left: number, top: number, width: number, height: number) =>
  `M${left} ${top}h${width}v${height}h${-width}z`;

/** So many strokes of tallies of five in one row, as the data of an SVG path. */
export function strokes(count: number, left: number, top: number, step = 7): string {
  const groups = Array.from({ length: Math.ceil(count / 5) }, (_, index) => {
    const { upright, across } = tally(step, left + index * step * 5.4, top);
    return [...upright, ...across];
  });
  return pathOf(groups.flat().slice(0, count));
}
