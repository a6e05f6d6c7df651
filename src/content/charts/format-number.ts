/**
 * Returns a number with thousands separators and the symbols at the start of its unit: `%`, `+%`, or a
 * currency symbol. Amounts of money have two decimals, unless they are whole.
 */
export function formatNumber(value: number, unit = ""): string {
  const [currency = ""] = /^\p{Sc}/u.exec(unit) ?? [];
  const [, plus = "", percent = ""] = /^(\+?)(%)/.exec(unit) ?? [];
  const minimumFractionDigits = currency !== "" && !Number.isInteger(value) ? 2 : 0;
  const digits = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits,
    maximumFractionDigits: 20,
  });
  return `${value < 0 ? "−" : plus}${currency}${digits}${percent}`;
}

/** Returns a gain such as `+89%`, or a loss such as `62% less`. */
export function formatDifference(value: number, baseline: number): string {
  const percent = `${Math.abs(Math.round((value / baseline - 1) * 100))}%`;
  return value > baseline ? `+${percent}` : `${percent} less`;
}

/** Formats a number with its unit. Words, such as `days`, follow the number after a space. */
export const formatWithUnit = (value: number, unit = ""): string =>
  `${formatNumber(value, unit)} ${/^(\+?%|\p{Sc})/u.test(unit) ? "" : unit}`.trim();

/** Keeps a formula such as `100 − 87 = 13` on one line. */
export const keepFormulas = (text: string): string => text.replaceAll(/ ([−+×÷=]) /g, "\u00a0$1\u00a0");
