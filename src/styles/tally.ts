/** A straight stroke. `right` and `down` are the distances from its start to its end, in SVG units. */
type Stroke = readonly [x: number, y: number, right: number, down: number];

/**
 * Returns strokes as SVG path data. Each stroke starts relative to the end of the previous stroke, so the path data
 * repeats for every tally and a page full of tallies compresses to almost nothing.
 */
export function pathOf(strokes: readonly Stroke[]): string {
  let [endX, endY] = [0, 0];
  return strokes
    .map(([x, y, right, down], index) => {
      const move = `${index === 0 ? "M" : "m"}${tenth(x - endX)} ${tenth(y - endY)}`;
      [endX, endY] = [x + right, y + down];
      return right === 0 ? `${move}v${down}` : `${move}l${right} ${down}`;
    })
    .join("");
}

/**
 * Returns the strokes of a tally of five, which has four upright strokes and one across. The agency's logo and all
 * drawings of numbers share these proportions. Lengths are in SVG units.
 *
 * @param step - Distance between two upright strokes.
 * @param left - X coordinate at which the stroke across begins.
 * @param top - Y coordinate at which the upright strokes begin.
 */
export function tally(step: number, left = 0, top = 0) {
  const stroke = (x: number, y: number, right: number, down: number): Stroke => [
    tenth(left + x * step),
    tenth(top + y * step),
    tenth(right * step),
    tenth(down * step),
  ];
  return {
    upright: [0.6, 1.6, 2.6, 3.6].map((x) => stroke(x, 0, 0, 3.3)),
    across: [stroke(0, 2.85, 4.2, -2.4)],
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Groups strokes into tallies of five. Returns the data of two SVG paths, one for the upright strokes and one for the
 * strokes across.
 *
 * @param count - Number of strokes.
 * @param draw - Returns the strokes of the tally at an index, counted from 0.
 */
export function tallies(count: number, draw: (index: number) => ReturnType<typeof tally>) {
  const full = Math.floor(count / 5);
  const drawn = Array.from({ length: Math.ceil(count / 5) }, (_, index) => draw(index));
  const upright = drawn.flatMap((one) => one.upright).slice(0, count - full);
  const across = drawn.slice(0, full).flatMap((one) => one.across);
  return { upright: pathOf(upright), across: pathOf(across) };
}

/**
 * Returns the number at the start of a text such as `1,200+ shops`, for drawing that many tally strokes. Returns
 * 0 if the text has no usable number (`2 million`, `200-300`). Numbers above 2,000 also return 0, because the drawing
 * would fill more than a screen.
 */
export function strokesFor(text: string): number {
  const [written = ""] = /^[\d,]+(?=\+?( (?!\d|thousand|million|billion)|$))/i.exec(text) ?? [];
  const count = Number(written.replaceAll(",", ""));
  return count <= 2000 ? count : 0;
}

/**
 * Draws a percentage as 100 dots in four squares of 25. Highlighted dots fill each square column by column. For each
 * square, returns the data of two SVG paths, one with the highlighted dots (`counted`) and one with the `others`. A
 * square is 50 SVG units wide. Draw the paths with round line caps.
 */
export function hundred(count: number) {
  const dots = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => {
      const [column, row] = [Math.floor((from + index) / 5), (from + index) % 5];
      return `M${5 + column * 10} ${5 + row * 10}h.01`;
    }).join("");
  return [0, 25, 50, 75].map((before) => {
    const counted = Math.min(Math.max(0, Math.round(count) - before), 25);
    return { counted: dots(0, counted), others: dots(counted, 25) };
  });
}

/** The agency's logo in a square of 32 SVG units. `static/favicon.svg` contains the same drawing. */
export const mark = tally(20 / 3, 2, 5);
