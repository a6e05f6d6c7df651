import { type Stroke, svgPath } from "../../styles/tally";

/** Returns a whole number from `-most` to `most`. The number looks random, but is the same in every build. */
const wobble = (most: number, ...seed: readonly number[]): number =>
  (Math.abs(seed.reduce((sum, value, index) => sum + value * (2 * index + 3), 0)) % (2 * most + 1)) - most;

/** Draws a row of tally marks that look hand-drawn. `step` is the distance between two upright strokes. */
export function strokes(count: number, left: number, top: number, step: number) {
  const upright: Stroke[] = [];
  const across: Stroke[] = [];
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
