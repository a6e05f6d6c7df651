import { format } from "d3-format";

/**
 * A figure as readers see it. The unit decides by how it begins: `%` is put behind the figure, `+%`
 * behind it with a sign before, `$` before it; any other stands in words beside the title.
 * Decimals are shown as the file has them: 7.50 stays 7.50.
 */
export function formatFigure(text: string, unit: string): string {
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  const number = format(`,.${decimals}f`)(Number(text));
  if (unit.startsWith("+%")) return `${format(`+,.${decimals}f`)(Number(text))}%`;
  if (unit.startsWith("%")) return `${number}%`;
  return unit.startsWith("$") ? `$${number}` : number;
}

/** A figure of which nothing else names the unit: a unit in words is put behind it. */
export const formatWithUnit = (text: string, unit: string): string =>
  /^(\+?%|\$)/.test(unit) ? formatFigure(text, unit) : `${formatFigure(text, unit)} ${unit}`;
