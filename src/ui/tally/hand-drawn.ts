/** How much a hand-drawn stroke shifts, leans and bends, in SVG units. */
const slips = [
  [0, 3, -2],
  [1, -2, 2],
  [-1, 2, 1],
  [2, -3, -2],
  [-2, 1, 2],
  [1, 3, -1],
  [-1, -1, -3],
] as const;

/** Size of a hand-drawn group of five, in SVG units. */
export const groupSize = { width: 104, height: 84 } as const;

/**
 * Draws up to five strokes as one tally, each slightly different, as a hand would. Returns path data for the
 * upright strokes and for the stroke across them.
 *
 * @param index - Number of the group, so that no two groups in a row are the same.
 */
export function handDrawnGroup(index: number, strokes = 5) {
  let [upright, across] = ["", ""];
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const [shift, lean, bend] = slips[(index * 5 + stroke) % slips.length] ?? slips[0];
    if (stroke === 4) across = `M${4 + shift} ${66 + lean}q${46 + bend}${bend - 21} ${96 + lean}${bend - 51}`;
    else upright += `M${20 + stroke * 20 + shift} ${6 + lean}q${bend} 36 ${lean} ${72 + bend}`;
  }
  return { upright, across };
}
