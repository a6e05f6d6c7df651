import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { fileProblem, type Problem } from "../model/problem";
import { hasBody } from "../model/kind";
import { type Field, valuesIn } from "../model/field";
import { missingListSpace } from "../model/value-problem";
import { type FoundKind } from "../model/kinds";
import { type DataPath, fieldName, isRecord } from "../model/record";
import {
  curlyQuotes,
  ignoredComment,
  inCurlyQuotes,
  isOpenQuote,
  specialSpace,
  specialStart,
  startsWithCurlyQuote,
  wrongIndentation,
  yamlMessage,
} from "./yaml-messages";

/** Line and column numbers start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The MDX below the front matter. */
export interface Body {
  readonly text: string;
  readonly linesBefore: number;
}

export interface ContentFile extends FoundKind {
  readonly path: string;
  /** The parsed YAML or front matter, or `undefined` if it couldn't be parsed. */
  readonly data: Record<string, unknown> | undefined;
  readonly body: Body | undefined;
  /** True if the file has `draft: true`, even if other parts of the YAML can't be parsed. */
  readonly isDraft: boolean;
  /** Syntax errors in the file. */
  readonly problems: readonly Problem[];
  /** Returns a value's position. For a missing value, returns the position of its closest existing parent. */
  findPosition(path: DataPath): Position;
  problemAt(path: DataPath, message: string): Problem;
  /** Without a position, the problem concerns the whole body. */
  bodyProblem(message: string, position?: Position): Problem;
  findKeyPosition(path: DataPath, key: string): Position;
}

const frontMatter = /^---\r?\n([\s\S]*?\r?\n)?---[^\S\n]*(?:\r?\n|$)/;

const draftLine = /^(["']?)draft\1:[^\S\n]+true[^\S\n]*(#.*)?$/m;

/** Parses the text of a content file. Reports syntax errors in `problems` and never throws. */
export function parseContentFile(path: string, found: FoundKind, source: string): ContentFile {
  const text = source.replace(/^\uFEFF/, "");
  const isText = hasBody(found.kind);
  const match = isText ? frontMatter.exec(text) : null;
  const yaml = isText ? (match?.[1] ?? "") : text;
  const linesBefore = isText ? 1 : 0;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });

  const positionAt = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1) + linesBefore, column: Math.max(col, 1) };
  };
  const findPosition = (at: DataPath): Position => {
    for (let length = at.length; length >= 0; length -= 1) {
      const node = document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return positionAt(node.range[0]);
    }
    return positionAt(0);
  };
  const findKeyPosition = (at: DataPath, key: string): Position => {
    const parent = document.getIn(at, true);
    const keys = isMap(parent) ? parent.items.map((item) => item.key) : [];
    const found = keys.find((node) => isScalar(node) && String(node.value) === key);
    return isScalar(found) && found.range ? positionAt(found.range[0]) : findPosition(at);
  };

  const problems: Problem[] = findSyntaxErrors(document, yaml).map(({ offset, message }) => ({
    file: path,
    ...positionAt(offset),
    field: findField(yaml, offset),
    message,
  }));
  if (isText && match === null) {
    const message = "has no front matter: start the file with ---, the fields and another ---";
    problems.push(fileProblem(path, message));
  } else if (problems.length === 0 && !isMap(document.contents)) {
    problems.push(fileProblem(path, "has no fields: write lines such as `title: …`"));
  }
  if (problems.length === 0) correctValues(document, found.kind.shape);
  const data: unknown = problems.length === 0 ? document.toJS() : undefined;
  const [above] = match ?? [""];
  const body = match
    ? { text: text.slice(above.length), linesBefore: above.split("\n").length - 1 }
    : undefined;
  const bodyStart = { line: (body?.linesBefore ?? 0) + 1, column: 1 };
  return {
    ...found,
    path,
    data: isRecord(data) ? data : undefined,
    body,
    isDraft:
      "draft" in found.kind.shape.fields && (isRecord(data) ? data["draft"] === true : draftLine.test(yaml)),
    problems,
    findPosition,
    findKeyPosition,
    problemAt: (at, message) => ({ file: path, ...findPosition(at), field: fieldName(at), message }),
    bodyProblem: (message, position = bodyStart) => ({ file: path, ...position, field: "body", message }),
  };
}

/** Reads a minus sign or an en dash before a number as a minus, and `&amp;` as the character. */
function correctValues(document: Document, shape: Field): void {
  for (const { path, value, field } of valuesIn(shape, document.toJS())) {
    if (typeof value !== "string") continue;
    const [, digits] = /^[−–](\d+(?:\.\d+)?)$/.exec(value) ?? [];
    if (field.type === "number" && digits !== undefined) document.setIn(path, -Number(digits));
    if (value.includes("&amp;")) document.setIn(path, value.replaceAll("&amp;", "&"));
  }
}

/** Returns only the first error of the YAML parser, or else all text that YAML would misunderstand. */
function findSyntaxErrors(document: Document.Parsed, yaml: string) {
  const special = specialSpace.pattern.exec(yaml);
  if (special !== null) return [{ offset: special.index, message: specialSpace.message }];
  const errors = [...document.errors, ...document.warnings];
  const [first] = errors;
  if (first !== undefined) {
    const [at] = first.pos;
    const offset = isOpenQuote(first) ? findScalarStart(document, at) : at;
    return [{ offset, message: yamlMessage(errors, yaml.slice(0, at), yaml.slice(at)) }];
  }
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      found.push({ offset: range?.[0] ?? 0, message: `starts with *: put the text in quotes, "*${source}"` });
    },
    Scalar(_, { anchor, range, type }) {
      if (!range) return;
      const [start, end, next] = range;
      if (anchor !== undefined) found.push({ offset: start, message: specialStart });
      if (type === "PLAIN" && inCurlyQuotes.test(yaml.slice(start, end))) {
        found.push({ offset: start, message: curlyQuotes });
      }
      // YAML treats a list item with the wrong indentation as part of the text above, without an error.
      const item = type === "PLAIN" ? yaml.slice(start, end).search(/(?<=\n\s*)[-*•] /) : -1;
      const isList = /^-[^\s-]/.test(yaml.slice(start, end));
      if (item >= 0)
        found.push({ offset: start + item, message: isList ? missingListSpace : wrongIndentation });
      if (!/\s#|^#/.test(yaml.slice(end, next).split("\n")[0] ?? "")) return;
      const message = startsWithCurlyQuote.test(yaml.slice(start)) ? curlyQuotes : ignoredComment;
      found.push({ offset: start, message });
    },
  });
  return found;
}

/** Returns the name of the field on the line at `offset`, even in YAML with syntax errors. */
function findField(yaml: string, offset: number): string {
  const start = yaml.lastIndexOf("\n", offset - 1) + 1;
  return /^[ -]*["']?([A-Za-z]\w*)["']?:/.exec(yaml.slice(start))?.[1] ?? "";
}

function findScalarStart(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] <= offset && offset <= range[2] + 1) start = range[0];
    },
  });
  return start;
}
