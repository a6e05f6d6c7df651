import { roundToTenth } from "../../styles/tally";

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

/**
 * Returns path data for a bar with slightly bent edges. It starts exactly at `left` and ends exactly at `right`,
 * so its length can show a value.
 */
export function handDrawnBar(left: number, right: number, height: number): string {
  const [shift, lean, bend] = slips[Math.round(left + right) % slips.length] ?? slips[0];
  const middle = Math.round((left + right) / 2);
  const y = (percent: number) => roundToTenth((percent / 100) * height);
  const top = `M${left} ${y(shift)}Q${middle} ${y(2 * bend)} ${right} ${y(-shift)}`;
  return `${top}V${y(100 + bend)}Q${middle} ${y(100 + lean)} ${left} ${y(100 - bend)}z`;
}

/** Path data of three dots. Each is 16 units wide, drawn by hand, and starts at its top. */
const blots = [
  "c5-1 9 3 8 8c0 5-4 8-8 8c-5 0-8-4-8-8c0-5 4-8 8-8z",
  "c4 0 8 4 8 7c1 5-3 9-8 9c-5-1-8-3-8-8c0-4 3-9 8-8z",
  "c5 0 7 3 8 9c-1 4-5 8-9 7c-4 0-7-4-7-8c1-5 4-7 8-8z",
] as const;

/** Returns path data for a dot with its center at about `x` and `y`. */
export function handDrawnDot(x: number, y: number, seed: number): string {
  const [shift] = slips[seed % slips.length] ?? slips[0];
  return `M${x + shift / 2} ${y - 8}${blots[seed % blots.length] ?? blots[0]}`;
}

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
