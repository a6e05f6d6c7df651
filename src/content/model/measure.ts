/** A number with a sign or unit, such as +89%, $1.16, 750+, 2.5×, or 3/4. */
export interface Measure {
  readonly text: string;
  readonly value: number;
  readonly sign: "" | "+" | "-";
  /** `%`, `+`, `×`, `/`, or a currency symbol. Empty for numbers without a unit. */
  readonly unit: string;
  /** Position of the number in the searched text. */
  readonly offset: number;
}

const number =
  /(?<![\p{L}\p{N}.])(?<sign>(?<![%\w])[+−–-])?(?<currency>\p{Sc})?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?:(?<scale>[KMB])\b)?(?<unit>\s?%|\+(?!\w)|\s?×)?(?:\/(?<below>\d+(?![\d%])))?/gu;

const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };

/** Finds numbers with a sign or unit. Skips plain numbers, such as years. */
export function findMeasures(text: string): Measure[] {
  const found: Measure[] = [];
  for (const { 0: match, groups = {}, index } of text.matchAll(number)) {
    const { sign = "", currency, digits = "", scale = "", below } = groups;
    const unit = below === undefined ? (currency ?? groups["unit"]?.trim() ?? "") : "/";
    if (sign === "" && unit === "") continue;
    const value = Number(digits.replaceAll(",", "")) * (scales[scale] ?? 1);
    found.push({
      text: match,
      value: below === undefined ? value : value / Number(below),
      sign: sign === "" || sign === "+" ? sign : "-",
      unit,
      offset: index,
    });
  }
  return found;
}

/** A number without a sign matches any sign, because text sometimes shortens +62% to 62%. */
export const isComparable = (a: Measure, b: Measure): boolean =>
  (a.unit === b.unit || fitsPlain(a, b) || fitsPlain(b, a)) &&
  (a.sign === "" || b.sign === "" || a.sign === b.sign);

/** If a figure's number has no unit, the text may quote it as a percentage or a count, but not as an amount of money. */
const fitsPlain = (a: Measure, b: Measure): boolean => a.unit === "" && (b.unit === "%" || b.unit === "+");

export const isSameMeasure = (a: Measure, b: Measure): boolean => a.value === b.value && isComparable(a, b);
