/**
 * The strokes of a tally of five as SVG paths: four upright ones and one across. The mark of the agency and
 * all its drawings of counts have these proportions.
 *
 * @param step - From one upright stroke to the next.
 * @param left - Where the stroke across begins.
 * @param top - Where the upright strokes begin.
 */
export function tally(step: number, left = 0, top = 0) {
  const at = (from: number, steps: number) => Math.round((from + steps * step) * 10) / 10;
  return {
    upright: [0.6, 1.6, 2.6, 3.6].map(
      (steps) => `M${at(left, steps)} ${at(top, 0)}V${at(top, 3.3)}`,
    ),
    across: `M${at(left, 0)} ${at(top, 2.85)} ${at(left, 4.2)} ${at(top, 0.45)}`,
  };
}

/** The mark of the agency, on a square of 32; `static/favicon.svg` has it too. */
export const mark = tally(20 / 3, 2, 5);
