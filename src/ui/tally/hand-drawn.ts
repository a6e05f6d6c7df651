/** How much a hand-drawn stroke shifts, leans, and bends, in SVG units. */
const slips = [
  [0, 3, -2],
  [1, -2, 2],
  [-1, 2, 1],
  [2, -3, -2],
  [-2, 1, 2],
  [1, 3, -1],
  [-1, -1, -3],
] as const;

/** Size of a hand-drawn tally of five strokes, in SVG units. */
export const groupSize = { width: 104, height: 84 } as const;

/** Returns path data for tally marks in groups of five. The strokes differ slightly, as if drawn by hand. */
export function handDrawnGroups(count: number) {
  const groups: { readonly upright: string; readonly across: string }[] = [];
  for (let start = 0; start < count; start += 5) {
    let [upright, across] = ["", ""];
    for (let stroke = 0; stroke < Math.min(5, count - start); stroke += 1) {
      const [shift, lean, bend] = slips[(start + stroke) % slips.length] ?? slips[0];
      if (stroke === 4)
        across = `M${4 + shift} ${66 + lean}q${46 + bend}${bend - 21} ${96 + lean}${bend - 51}`;
      else upright += `M${20 + stroke * 20 + shift} ${6 + lean}q${bend} 36 ${lean} ${72 + bend}`;
    }
    groups.push({ upright, across });
  }
  return groups;
}
