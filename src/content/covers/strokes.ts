import { type ReactElement } from "react";
import { tally } from "../../styles/tally";

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
export const strokes = (count: number, left: number, top: number, step = 7): string =>
  Array.from({ length: count }, (_, index) => {
    const { upright, across } = tally(step, left + Math.floor(index / 5) * step * 5.4, top);
    return upright[index % 5] ?? across;
  }).join("");
