import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { dataAttribute } from "../mdx/element-attributes";
import { elementFaults, unknownColumns } from "../charts/table-rules";
import { readableTree } from "../files/body-tree";
import { type ContentFile, type Place } from "../files/content-file";
import { type DataFile } from "../files/data-file";
import { type Fault } from "../model/fault";
import { hasBody } from "../model/kind";
import { allowedWords } from "../model/nearest";

/** An element of a body that draws from a CSV file. */
export interface DataElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly place: Place;
}

/** A content file and its {@link dataElements}. */
export interface Drawing {
  readonly file: ContentFile;
  readonly elements: readonly DataElement[] | undefined;
}

/** Faults of CSV files, and of the elements that draw from them. */
export function checkFigures(drawings: readonly Drawing[], data: readonly DataFile[]): Fault[] {
  const used = new Set<DataFile>();
  const byFolder = new Map<string, DataFile[]>();
  for (const csv of data) {
    const folder = posix.dirname(csv.path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), csv]);
  }
  const faults = drawings.flatMap(({ file, elements }) => {
    const beside = byFolder.get(posix.dirname(file.path)) ?? [];
    // What a text that cannot be read draws from is not known; that it cannot be read is reported.
    if (elements === undefined) for (const csv of beside) used.add(csv);
    return (elements ?? []).flatMap((element): Fault[] => {
      const wanted = element.attributes.get(dataAttribute) ?? "";
      const found = beside.find(({ name }) => name === wanted);
      if (found === undefined) return [missingFile(file, element, wanted, beside)];
      used.add(found);
      const unknown = unknownColumns(found.table, element.attributes);
      if (unknown.length > 0) return [missingColumn(file, element, unknown, found)];
      if (found.faults.length > 0) return [];
      return elementFaults(element.name, found.table, element.attributes).map((fault) => ({
        file: found.path,
        ...fault,
        message: `${fault.message} (<${element.name}> of ${posix.basename(file.path)}, line ${element.place.line})`,
      }));
    });
  });
  return [
    ...data.flatMap((file) => file.faults),
    ...faults,
    ...data.filter((file) => !used.has(file)).map(unusedFile),
  ];
}

function missingFile(
  file: ContentFile,
  { name, place }: DataElement,
  wanted: string,
  beside: readonly DataFile[],
): Fault {
  const there = beside.map((csv) => csv.name);
  const message = `<${name}> names the file ${wanted}, which does not exist beside the text${allowedWords(wanted, there, "none is there")}`;
  return { file: file.path, ...place, field: "body", message };
}

function missingColumn(
  file: ContentFile,
  { name, place }: DataElement,
  unknown: readonly string[],
  { name: csv, table }: DataFile,
): Fault {
  const allowed = table.columns.slice(1).map(({ text }) => text);
  const message = `<${name}> names the column "${unknown.join('", "')}", which ${csv} has not${allowedWords(unknown[0] ?? "", allowed)}`;
  return { file: file.path, ...place, field: "body", message };
}

const unusedFile = ({ path }: DataFile): Fault => ({
  file: path,
  line: 1,
  column: 1,
  field: "",
  message: "is used by no element of the report beside it: use it or remove it",
});

/** The elements of a body with a `data` attribute; `undefined` when it cannot be found or parsed. */
export function dataElements({ body, kind }: ContentFile): DataElement[] | undefined {
  if (body === undefined) return hasBody(kind) ? undefined : [];
  if (!body.text.includes(dataAttribute)) return [];
  const elements: DataElement[] = [];
  const tree = readableTree(body);
  if (tree === undefined) return undefined;
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const attributes = new Map<string, string>();
    for (const attribute of node.attributes) {
      if ("name" in attribute && typeof attribute.value === "string") {
        attributes.set(attribute.name, attribute.value);
      }
    }
    if (!attributes.get(dataAttribute)?.trim()) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const place = { line: line + body.linesBefore, column };
    elements.push({ name: node.name ?? "", attributes, place });
  });
  return elements;
}
