import { format } from "d3-format";

/**
 * Adds thousands separators and, if the unit starts with `%`, `+%`, or `$`, those symbols. Keeps trailing
 * zeros, as in 7.50.
 */
export function formatNumber(text: string, unit: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  const [sign = ""] = /^(\$|\+(?=%))/.exec(unit) ?? [];
  const number = format(`${sign},.${decimals}f`)(Number(text));
  return /^\+?%/.test(unit) ? `${number}%` : number;
}

/** Returns a gain such as `+89%`, or a loss such as `62% less`. `less` is the pattern for a loss. */
export function formatDifference(value: number, baseline: number, less: string): string {
  const percent = String(Math.abs(Math.round((value / baseline - 1) * 100)));
  return value > baseline ? `+${percent}%` : less.replace("{percent}", percent);
}

/** Formats a number with its unit. Words, such as `days`, follow the number after a space. */
export const formatWithUnit = (text: string, unit: string): string =>
  /^(\+?%|\$)/.test(unit) ? formatNumber(text, unit) : `${formatNumber(text, unit)} ${unit}`;

/** Keeps a formula such as `100 − 87 = 13` on one line. */
export const keepFormulas = (text: string): string => text.replaceAll(/ ([−+×÷=]) /g, "\u00a0$1\u00a0");
