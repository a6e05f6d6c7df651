/**
 * The strokes of a tally of five as SVG paths: four upright ones and one across. The mark of the agency and
 * all its drawings of counts have these proportions.
 *
 * @param step - From one upright stroke to the next.
 * @param left - Where the stroke across begins.
 * @param top - Where the upright strokes begin.
 */
export function tally(step: number, left = 0, top = 0) {
  const x = (steps: number) => tenth(left + steps * step);
  const y = (steps: number) => tenth(top + steps * step);
  const length = tenth(y(3.3) - y(0));
  return {
    // Each from where the last one ended: what is the same in all tallies compresses to almost nothing.
    upright: [`M${x(0.6)} ${y(0)}v${length}`].concat(
      [1.6, 2.6, 3.6].map((at) => `m${tenth(x(at) - x(at - 1))} ${-length}v${length}`),
    ),
    across: `M${x(0)} ${y(2.85)}l${tenth(x(4.2) - x(0))} ${tenth(y(0.45) - y(2.85))}`,
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** So many strokes in tallies of five, each drawn by `draw`, as the data of two SVG paths. */
export function tallies(count: number, draw: (index: number) => ReturnType<typeof tally>) {
  const full = Math.floor(count / 5);
  const drawn = Array.from({ length: Math.ceil(count / 5) }, (_, index) => draw(index));
  const upright = drawn.flatMap((one) => one.upright).slice(0, count - full);
  const across = drawn.slice(0, full).map((one) => one.across);
  return { upright: upright.join(""), across: across.join("") };
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
