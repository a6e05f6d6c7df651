/** A straight stroke. `right` and `down` are the distances from its start to its end, in SVG units. */
export type Stroke = readonly [x: number, y: number, right: number, down: number];

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Uses relative coordinates, so that tallies have identical path data, which compresses well. */
export function svgPath(strokes: readonly Stroke[]): string {
  let path = "";
  let [endX, endY] = [0, 0];
  for (const [x, y, right, down] of strokes) {
    path += `${path === "" ? "M" : "m"}${roundToTenth(x - endX)} ${roundToTenth(y - endY)}`;
    path += right === 0 ? `v${down}` : `l${right} ${down}`;
    [endX, endY] = [x + right, y + down];
  }
  return path;
}

/**
 * Draws a tally of five, with four upright strokes and one across. Lengths are in SVG units.
 *
 * @param step - Distance between two upright strokes.
 * @param left - X coordinate where the crossing stroke begins.
 * @param top - Y coordinate at which the upright strokes begin.
 */
export function tally(step: number, left = 0, top = 0) {
  const stroke = (x: number, y: number, right: number, down: number): Stroke => [
    roundToTenth(left + x * step),
    roundToTenth(top + y * step),
    roundToTenth(right * step),
    roundToTenth(down * step),
  ];
  return {
    upright: [0.6, 1.6, 2.6, 3.6].map((x) => stroke(x, 0, 0, 3.3)),
    across: [stroke(0, 2.85, 4.2, -2.4)],
  };
}

/** Draws `count` strokes as tallies of five. `draw` returns the strokes of one tally. */
export function tallies(count: number, draw: (index: number) => ReturnType<typeof tally>) {
  const full = Math.floor(count / 5);
  const drawn = Array.from({ length: Math.ceil(count / 5) }, (_, index) => draw(index));
  const upright = drawn.flatMap((one) => one.upright).slice(0, count - full);
  const across = drawn.slice(0, full).flatMap((one) => one.across);
  return { upright: svgPath(upright), across: svgPath(across) };
}

/** Draws `perRow` tallies in each row. `cell` is the space for each tally, in SVG units. */
export function tallyField(
  count: number,
  perRow: number,
  cell: { readonly width: number; readonly height: number },
) {
  const field = { upright: "", across: "" };
  for (let row = 0; row * perRow * 5 < count; row += 1) {
    const strokes = Math.min(perRow * 5, count - row * perRow * 5);
    const top = row * cell.height + 12;
    const { upright, across } = tallies(strokes, (index) => tally(9, index * cell.width + 2, top));
    field.upright += upright;
    field.across += across;
  }
  return field;
}

/**
 * Reads the number at the start of a string such as `1,200+ shops`. Returns 0 if there's no usable number
 * (`2 million`, `200-300`) or if the drawing would fill more than a screen.
 */
export function strokesFor(text: string): number {
  const [number = ""] = /^[\d,]+(?=\+?( (?!\d|thousand|million|billion)|$))/i.exec(text) ?? [];
  const count = Number(number.replaceAll(",", ""));
  return count <= 2000 ? count : 0;
}

const mostSingleStrokes = 100;

/** Returns how many strokes to draw for a count, and how many units each stroke stands for. */
export function groupStrokes(count: number): { readonly strokes: number; readonly each: 1 | 10 } {
  return count > mostSingleStrokes
    ? { strokes: Math.round(count / 10), each: 10 }
    : { strokes: count, each: 1 };
}

/** The logo fits into a square of 32 SVG units. After changing it, run `npm run draw:icons`. */
export const logoMark = {
  upright: "M6 5v22m6.7 -22v22m6.6 -22v22m6.7 -22v22",
  across: "M2 24l28 -16",
} as const;
