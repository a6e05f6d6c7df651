import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { pageOf } from "./link-rules";
import { cellNumber, type DataTable, isNumber } from "../charts/data-table";
import { type ContentFile, type Position } from "../files/content-file";
import { type DataFile } from "../files/data-file";
import { outlineOf } from "../files/outline";
import { parseBody, readAttributes } from "../mdx/parse-body";
import { valuesIn } from "../model/field";
import { report } from "../model/kinds/report";
import { study } from "../model/kinds/study";
import { findMeasures, isComparable, isSameMeasure, type Measure } from "../model/measure";
import { type Problem } from "../model/problem";

/** A number that a report's text can quote. `source` is the name of the CSV file or field with the number. */
interface KnownNumber extends Measure {
  readonly source: string;
}

interface UsedNumber extends Measure {
  /** Addresses of the links in the same paragraph, heading, or table row as the number. */
  readonly links: readonly string[];
  /** Name of the chart's CSV file, if the number is in a chart's attribute. */
  readonly csvName?: string | undefined;
  readonly toProblem: (message: string) => Problem;
}

/** A hint names the nearest numbers of at most this many CSV files and fields. */
const mostHints = 3;

const sourceFields = ["facts", "sample"];
/** The numbers in these fields and attributes aren't results, so they don't need to match the data. */
const skipped = [...sourceFields, "corrections", "period"];

/**
 * Checks the numbers with a sign or unit in reports, and in studies that refer to a report. Each number must
 * be in the report's CSV files, `facts`, or `sample`. If the number's paragraph links to another report, the
 * number can also be in that report's data.
 */
export function checkNumbers(files: readonly ContentFile[], data: readonly DataFile[]): Problem[] {
  const known = new Map<ContentFile, readonly KnownNumber[] | undefined>();
  const byRoute = new Map<string | undefined, ContentFile>();
  for (const file of files.filter(({ kind }) => kind === report)) {
    known.set(file, findKnownNumbers(file, data));
    byRoute.set(pageOf(file), file);
  }
  const reportAt = (address: string) => byRoute.get(address.replace(/[?#].*/, "")) ?? [];
  /** Adds the folder to each source, because the number is in another report. */
  const knownElsewhere = (file: ContentFile) =>
    known.get(file)?.map((each) => ({ ...each, source: `${file.slug}/${each.source}` }));

  const problems: Problem[] = [];
  for (const file of files) {
    const owner = file.kind === study ? byRoute.get(`/research/${String(file.data?.["report"])}`) : file;
    const own = owner && known.get(owner);
    if (own === undefined) continue;
    const place = owner === file ? "this report's data" : `the data of content/${owner?.path}`;
    for (const number of [...numbersInFields(file), ...numbersInBody(file)]) {
      const linked = number.links.flatMap(reportAt).map(knownElsewhere);
      const mayKnow = (numbers: readonly KnownNumber[] | undefined) =>
        numbers === undefined || numbers.some((each) => isSameMeasure(number, each));
      if ([own, ...linked].some(mayKnow)) continue;
      const candidates = [own, ...linked].flatMap((numbers) => numbers ?? []);
      problems.push(
        number.toProblem(`${number.text} isn't in ${place}${suggestNearest(number, candidates)}`),
      );
    }
  }
  return problems;
}

/** Returns `undefined` if the report or a CSV file can't be parsed. Another check reports such files. */
function findKnownNumbers(file: ContentFile, data: readonly DataFile[]): KnownNumber[] | undefined {
  const beside = data.filter(({ path }) => posix.dirname(path) === posix.dirname(file.path));
  if (file.data === undefined || beside.some(({ problems }) => problems.length > 0)) return undefined;
  const known: KnownNumber[] = [];
  for (const { name, table } of beside) {
    for (const measure of numbersInTable(table)) known.push({ ...measure, source: name });
  }
  for (const { path, value } of valuesIn(file.kind.shape, file.data)) {
    const source = String(path[0]);
    if (typeof value !== "string" || !sourceFields.includes(source)) continue;
    for (const measure of findMeasures(value)) known.push({ ...measure, source });
  }
  return known;
}

/**
 * If the last column is named Unit, each row's last cell contains the unit of the row's numbers. A plus sign
 * before the unit, as in `+%`, is the numbers' sign.
 */
function numbersInTable({ columns, rows }: DataTable): Measure[] {
  const hasUnits = columns.at(-1)?.text === "Unit";
  const numbers: Measure[] = [];
  for (const row of rows) {
    const unit = hasUnits ? (row.at(-1)?.text ?? "") : "";
    for (const cell of row) {
      const text = isNumber(cell.text) ? withUnit(cell.text, unit) : cell.text;
      const measures = findMeasures(text);
      numbers.push(...measures);
      if (measures.length > 0 || !isNumber(cell.text)) continue;
      numbers.push({ text, value: cellNumber(cell), sign: "", unit: "", offset: 0 });
    }
  }
  return numbers;
}

/** Adds a unit to a number. For example, 1.16 with the unit `$ per click` becomes $1.16. */
function withUnit(digits: string, unit: string): string {
  if (unit === "+") return `${digits}+`;
  const sign = unit.startsWith("+") ? "+" : "";
  const currency = unit.includes("$") ? "$" : "";
  return `${sign}${currency}${digits}${/[%×]/.exec(unit)?.[0] ?? ""}`;
}

function numbersInFields(file: ContentFile): UsedNumber[] {
  return valuesIn(file.kind.shape, file.data).flatMap(({ path, value, field }) => {
    if (typeof value !== "string" || field.type !== "text" || skipped.includes(String(path[0]))) return [];
    const toProblem = (message: string) => file.problemAt(path, message);
    return findMeasures(value).map((measure) => ({ ...measure, links: [], toProblem }));
  });
}

function numbersInBody({ body, bodyProblem }: ContentFile): UsedNumber[] {
  // Skip bodies that can't be parsed, because another check reports them.
  if (body === undefined || !outlineOf(body).isParsed) return [];
  const numbers: UsedNumber[] = [];
  const addNumbers = (text: string, start: Position, links: readonly string[], csvName?: string) => {
    for (const measure of findMeasures(text)) {
      const before = text.slice(0, measure.offset).split("\n");
      const line = start.line + before.length - 1 + body.linesBefore;
      const column = (before.length === 1 ? start.column : 1) + (before.at(-1) ?? "").length;
      const toProblem = (message: string) => bodyProblem(message, { line, column });
      numbers.push({ ...measure, links, csvName, toProblem });
    }
  };
  visit(parseBody(body.text), (node) => {
    if (node.type === "mdxJsxFlowElement") {
      const { data } = readAttributes(node);
      for (const { value, ...attribute } of node.attributes) {
        const isSkipped = "name" in attribute && skipped.includes(attribute.name);
        if (typeof value === "string" && !isSkipped) addNumbers(value, startOf(attribute), [], data);
      }
    } else if (node.type === "paragraph" || node.type === "heading" || node.type === "tableRow") {
      const links: string[] = [];
      visit(node, "link", ({ url }) => void links.push(url));
      visit(node, "text", (text) => addNumbers(text.value, startOf(text), links));
    }
  });
  return numbers;
}

const startOf = ({ position }: { readonly position?: { readonly start: Position } | undefined }): Position =>
  position?.start ?? { line: 1, column: 1 };

/** Names the nearest number in each source, because the nearest of all is often in an unrelated file. */
function suggestNearest(number: UsedNumber, known: readonly KnownNumber[]): string {
  const distance = ({ value }: Measure) => Math.abs(value - number.value);
  const comparable = known
    .filter((each) => isComparable(number, each))
    .sort((a, b) => distance(a) - distance(b));
  const ofChart = comparable.filter(({ source }) => source === number.csvName);
  const hints = new Map<string, string>();
  for (const { source, text, unit } of ofChart.length > 0 ? ofChart : comparable) {
    if (hints.has(source) || hints.size === mostHints) continue;
    hints.set(source, `${source} has ${unit === "" ? withUnit(text, number.unit) : text}`);
  }
  if (hints.size === 0) return ": add it to a CSV file or to `facts`, or remove it";
  return `; ${[...hints.values()].join(", ")}`;
}
