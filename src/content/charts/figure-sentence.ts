import { type ChartKind, type ChartLabels } from "./chart-data";
import { cellNumber, type DataTable } from "./data-table";
import { formatDifference, formatNumber, formatWithUnit } from "./format-number";

interface Figure {
  readonly kind: ChartKind;
  readonly table: DataTable;
  readonly unit?: string | undefined;
  readonly labels: Pick<ChartLabels, "less" | "sentences">;
  /** An editor's own sentence, which replaces the generated one. */
  readonly description?: string | undefined;
}

interface Entry {
  readonly names: readonly string[];
  readonly value: number;
  readonly text: string;
}

/** Describes a chart in one sentence, such as "Mobile leads with 68%, desktop has 32%." */
export function figureSentence({ kind, table, unit = "", labels, description }: Figure): string {
  if (description !== undefined) return description;
  const { sentences } = labels;
  const isIndex = unit.startsWith("Index");
  const entries = kind === "Benchmarks" ? readBenchmarks(table) : readEntries(table, unit);
  if (kind === "BarChart" && !isIndex) entries.sort((a, b) => b.value - a.value);
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return "";

  const baseline = first.value || last.value;
  const isChange = isIndex && last.value !== baseline;
  const difference = isChange ? formatDifference(last.value, baseline, labels.less) : "";
  let pattern = sentences.range;
  if (entries.length === 1) pattern = sentences.single;
  else if (kind === "Benchmarks") pattern = sentences.benchmarks;
  else if (isChange) pattern = sentences.index;
  // "Phones leads" would be wrong, so a chart with names that look plural gets the `range` sentence.
  else if (!isIndex && entries.length === 2 && !entries.some(({ names }) => /[^s]s$/.test(names[0] ?? ""))) {
    pattern = first.value > last.value ? sentences.ahead : sentences.pair;
  }

  const values: Readonly<Record<string, string>> = {
    firstValue: first.text + unitAfterValue(unit),
    lastValue: last.text,
    difference,
  };
  return pattern.replace(/\{(\w+)\}/g, (_, key: string, position: number) => {
    const names = key === "first" ? first.names : last.names;
    const inSentence = names.map((name, index) =>
      position + index === 0 ? name : lowerCaseFirst(name, sentences.properNames),
    );
    return values[key] ?? inSentence.join(", ");
  });
}

const readEntries = ({ rows }: DataTable, unit: string): Entry[] =>
  rows.map(([name, cell]) => ({
    names: [name?.text ?? ""],
    value: cellNumber(cell),
    text: formatNumber(cell?.text ?? "", unit),
  }));

const readBenchmarks = ({ rows }: DataTable): Entry[] =>
  rows.map((row) => ({
    names: row.slice(0, -2).map(({ text }) => text),
    value: cellNumber(row.at(-2)),
    text: formatWithUnit(row.at(-2)?.text ?? "", row.at(-1)?.text ?? ""),
  }));

/** Returns the part of a unit that follows the number, such as " of paid clicks" for `% of paid clicks`. */
function unitAfterValue(unit: string): string {
  if (unit === "" || unit.startsWith("Index")) return "";
  if (!/^\+?[%$]/.test(unit)) return ` ${lowerCaseFirst(unit, "")}`;
  return / (of|per|against) .*/.exec(unit)?.[0] ?? "";
}

/** Doesn't change names such as B2B and Google Ads. */
function lowerCaseFirst(name: string, properNames: string): string {
  const [firstWord = ""] = name.split(/[\s,]/);
  const isProper = /.[\p{Lu}\d]/u.test(firstWord) || properNames.split(/,\s*/).includes(firstWord);
  return isProper ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
