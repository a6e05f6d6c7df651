/** A straight stroke: where it starts, and how far it goes from there. */
type Stroke = readonly [x: number, y: number, right: number, down: number];

/**
 * Strokes as the data of an SVG path. Each starts relative to the end of the last one: the same text for every tally
 * compresses to almost nothing.
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
 * A tally of five: four upright strokes and one across. The mark of the agency and all its drawings of counts
 * have these proportions.
 *
 * @param step - From one upright stroke to the next.
 * @param left - Where the stroke across begins.
 * @param top - Where the upright strokes begin.
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

/** So many strokes in tallies of five, each drawn by `draw`, as the data of two SVG paths. */
export function tallies(count: number, draw: (index: number) => ReturnType<typeof tally>) {
  const full = Math.floor(count / 5);
  const drawn = Array.from({ length: Math.ceil(count / 5) }, (_, index) => draw(index));
  const upright = drawn.flatMap((one) => one.upright).slice(0, count - full);
  const across = drawn.slice(0, full).flatMap((one) => one.across);
  return { upright: pathOf(upright), across: pathOf(across) };
}

/**
 * How many strokes a text such as `1,200+ shops` asks for: the number that it begins with. None where there
 * is no such number (`2 million`, `200-300`), or one that would fill more than a screen.
 */
export function strokesFor(text: string): number {
  const [written = ""] = /^[\d,]+(?=\+?( (?!\d|thousand|million|billion)|$))/i.exec(text) ?? [];
  const count = Number(written.replaceAll(",", ""));
  return count <= 2000 ? count : 0;
}

/**
 * A part of a hundred as dots in four squares of 25, column by column: of each square of 50 units, those that
 * count and those that do not, as the data of SVG paths for strokes with round caps.
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

/** The mark of the agency, on a square of 32; `static/favicon.svg` has it too. */
export const mark = tally(20 / 3, 2, 5);
