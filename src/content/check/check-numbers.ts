import { visit } from "unist-util-visit";
import { readFigures } from "./check-figures";
import { readRows } from "../charts/figure-data";
import { type ContentFile, type Position } from "../files/content-file";
import { outlineOf } from "../files/outline";
import { parseBody } from "../mdx/parse-body";
import { valuesIn } from "../model/field";
import { type Figure, type FigureRow } from "../model/figure";
import { report } from "../model/kinds/report";
import { study } from "../model/kinds/study";
import { findMeasures, isComparable, isSameMeasure, type Measure } from "../model/measure";
import { type Problem } from "../model/problem";
import { valueProblem } from "../model/value-problem";

/** A number that a report's text can quote. `source` names the figure or field with the number. */
interface KnownNumber extends Measure {
  readonly source: string;
}

interface UsedNumber extends Measure {
  readonly toProblem: (message: string) => Problem;
}

/** A hint names the nearest numbers of at most this many figures and fields. */
const mostHints = 3;

const sourceFields = ["facts", "sample"];
/** The numbers in these fields and attributes aren't results, so they don't need to match the data. */
const skipped = [...sourceFields, "corrections", "period"];

/**
 * Checks the numbers with a sign or unit in reports: each must be in the report's `figures`, `facts`, or
 * `sample`. Compares a study with its report, too, but only notes differences, because a change in the CMS
 * covers one file.
 */
export function checkNumbers(files: readonly ContentFile[]): Problem[] {
  const known = new Map<string, readonly KnownNumber[]>();
  for (const file of files) {
    if (file.kind === report && isReadable(file)) known.set(file.slug, findKnownNumbers(file));
  }
  const problems: Problem[] = [];
  for (const file of files) {
    const own = file.kind === report ? known.get(file.slug) : undefined;
    const reported = file.kind === study ? known.get(String(file.data?.["report"])) : undefined;
    const numbers = own ?? reported;
    if (numbers === undefined) continue;
    const place = own ? "this report's data" : "the data of its report";
    for (const number of [...numbersInFields(file), ...numbersInBody(file)]) {
      if (numbers.some((each) => isSameMeasure(number, each))) continue;
      const message = `${number.text} isn't in ${place}${suggestNearest(number, numbers)}`;
      const problem = number.toProblem(message);
      problems.push(own ? problem : { ...problem, severity: "note" });
    }
  }
  return problems;
}

/** If the report's numbers can't be read, another check reports that, and any number may be right. */
function isReadable({ kind, data }: ContentFile): boolean {
  if (data === undefined) return false;
  return !valuesIn(kind.shape, data).some((each) => each.path[0] === "figures" && valueProblem(each));
}

function findKnownNumbers(file: ContentFile): KnownNumber[] {
  const known: KnownNumber[] = [];
  for (const { data } of readFigures(file)) {
    for (const row of readRows(data)) {
      for (const measure of numbersInRow(row, data)) known.push({ ...measure, source: data.id });
    }
  }
  for (const { path, value } of valuesIn(file.kind.shape, file.data)) {
    const source = String(path[0]);
    if (typeof value !== "string" || !sourceFields.includes(source)) continue;
    for (const measure of findMeasures(value)) known.push({ ...measure, source });
  }
  return known;
}

function numbersInRow({ value, basis = "", ...row }: FigureRow, { unit = "" }: Figure): Measure[] {
  const text = withUnit(value, row.unit ?? unit);
  const [measure = { text, value, sign: "" as const, unit: "", offset: 0 }] = findMeasures(text);
  return [measure, ...findMeasures(basis)];
}

/** Adds a unit to a number. For example, 1.16 with the unit `$ per click` becomes $1.16. */
function withUnit(value: number, unit: string): string {
  if (unit === "+") return `${value}+`;
  const plus = unit.startsWith("+") && value >= 0 ? "+" : "";
  const [currency = ""] = /\p{Sc}/u.exec(unit) ?? [];
  const minus = value < 0 ? "-" : "";
  return `${plus}${minus}${currency}${Math.abs(value)}${/[%×]/.exec(unit)?.[0] ?? ""}`;
}

function numbersInFields(file: ContentFile): UsedNumber[] {
  return valuesIn(file.kind.shape, file.data).flatMap(({ path, value, field }) => {
    if (typeof value !== "string" || field.type !== "text" || skipped.includes(String(path[0]))) return [];
    const toProblem = (message: string) => file.problemAt(path, message);
    return findMeasures(value).map((measure) => ({ ...measure, toProblem }));
  });
}

function numbersInBody({ body, bodyProblem }: ContentFile): UsedNumber[] {
  // Skip bodies that can't be parsed, because another check reports them.
  if (body === undefined || !outlineOf(body).isParsed) return [];
  const numbers: UsedNumber[] = [];
  const addNumbers = (text: string, start: Position) => {
    for (const measure of findMeasures(text)) {
      const before = text.slice(0, measure.offset).split("\n");
      const line = start.line + before.length - 1 + body.linesBefore;
      const column = (before.length === 1 ? start.column : 1) + (before.at(-1) ?? "").length;
      numbers.push({ ...measure, toProblem: (message) => bodyProblem(message, { line, column }) });
    }
  };
  visit(parseBody(body.text), (node) => {
    if (node.type === "text") addNumbers(node.value, startOf(node));
    if (node.type !== "mdxJsxFlowElement") return;
    for (const { value, ...attribute } of node.attributes) {
      const isSkipped = "name" in attribute && skipped.includes(attribute.name);
      if (typeof value === "string" && !isSkipped) addNumbers(value, startOf(attribute));
    }
  });
  return numbers;
}

const startOf = ({ position }: { readonly position?: { readonly start: Position } | undefined }): Position =>
  position?.start ?? { line: 1, column: 1 };

/** Names the nearest number in each source, because the nearest of all is often in an unrelated figure. */
function suggestNearest(number: Measure, known: readonly KnownNumber[]): string {
  const distance = ({ value }: Measure) => Math.abs(value - number.value);
  const comparable = known
    .filter((each) => isComparable(number, each))
    .sort((a, b) => distance(a) - distance(b));
  const hints = new Map<string, string>();
  for (const { source, text, unit } of comparable) {
    if (hints.has(source) || hints.size === mostHints) continue;
    hints.set(source, `${source} has ${text}${unit === "" ? number.unit : ""}`);
  }
  if (hints.size === 0) return ": add it to `figures` or `facts`, or remove it";
  return `; ${[...hints.values()].join(", ")}`;
}
