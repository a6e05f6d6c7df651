import { type ReactElement } from "react";
import { svgPath } from "../../styles/tally";

/** On pages, these colors are the design tokens in `color`. Share images use fixed colors. */
export interface IllustrationColors {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly bar: string;
  readonly danger: string;
}

/** Lines have the illustration's stroke width unless a shape sets its own. */
export type DrawIllustration = (colors: IllustrationColors) => ReactElement;

/** Returns a whole number from `-most` to `most` that looks random, but is the same in every build. */
const wobble = (most: number, ...seed: readonly number[]): number =>
  (Math.abs(seed.reduce((sum, value, index) => sum + value * (2 * index + 3), 0)) % (2 * most + 1)) - most;

/** Returns the relative SVG path data of a line that bends a little, as a pen line does. */
function bent(x: number, y: number, right: number, down: number): string {
  const bend = wobble(Math.hypot(right, down) > 90 ? 3 : 1, x, y, right, down);
  const [sideways, upDown] = Math.abs(right) > Math.abs(down) ? [0, bend] : [bend, 0];
  return `q${Math.round(right / 2) + sideways} ${Math.round(down / 2) + upDown} ${right} ${down}`;
}

/** Returns SVG path data for a line that looks hand-drawn. */
export const line = (x: number, y: number, right: number, down = 0): string =>
  `M${x} ${y}${bent(x, y, right, down)}`;

/** Returns SVG path data for several horizontal lines that look hand-drawn. */
export const lines = (all: readonly (readonly [x: number, y: number, right: number])[]): string =>
  all.map(([x, y, right]) => line(x, y, right)).join("");

/** Returns SVG path data for a rectangle that looks hand-drawn, with corners that aren't quite square. */
export function box(left: number, top: number, width: number, height: number): string {
  const [a, b] = [wobble(2, left, top), wobble(1, width, height)];
  return [
    `M${left} ${top}`,
    bent(left, top, width, a),
    bent(left + width, top, b, height - a),
    bent(left, height, -width - b, b),
    bent(left, top, 0, -height - b),
    "z",
  ].join("");
}

/**
 * Draws `count` strokes in one row, in tallies of five whose strokes lean and vary a little. Returns path
 * data for the upright strokes and for those that cross them.
 *
 * @param step - Distance between two upright strokes.
 */
export function strokes(count: number, left: number, top: number, step = 8) {
  const upright: Parameters<typeof svgPath>[0][number][] = [];
  const across: typeof upright = [];
  for (let index = 0; index < count; index += 1) {
    const start = left + Math.floor(index / 5) * Math.round(step * 5.8);
    const most = Math.ceil(step / 10);
    const uneven = wobble(most, index, left, top);
    if (index % 5 === 4) {
      const rise = Math.round(step * 2.2) + uneven;
      across.push([
        start - Math.round(step / 2),
        top + Math.round(step * 2.8),
        Math.round(step * 4.2),
        -rise,
      ]);
    } else {
      const lean = wobble(most, left, index, 2);
      upright.push([
        start + (index % 5) * step + uneven,
        top - uneven,
        lean,
        Math.round(step * 3.3) + uneven,
      ]);
    }
  }
  return { upright: svgPath(upright), across: svgPath(across) };
}
