import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { fileProblem, type Problem } from "../model/problem";
import { hasBody } from "../model/kind";
import { type FoundKind } from "../model/kinds";
import { type DataPath, fieldName, isRecord } from "../model/record";
import {
  foreignSpace,
  indentation,
  isOpenQuote,
  listMark,
  specialStart,
  yamlWords,
} from "./yaml-words";

/** A position in a file. Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The MDX below the front matter. `linesBefore` is the number of lines above the MDX in the file. */
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
  /** Returns the position of a value. For a missing value, returns the position of the object around it. */
  place(path: DataPath): Place;
  problemAt(path: DataPath, message: string): Problem;
  placeOfKey(path: DataPath, key: string): Place;
}

const frontMatter = /^---\r?\n([\s\S]*?\r?\n)?---[^\S\n]*(?:\r?\n|$)/;

const draftLine = /^(["']?)draft\1:[^\S\n]+true[^\S\n]*(#.*)?$/m;

/** Parses the text of a content file. Never throws for invalid text. Errors go in `problems`. */
export function parseContentFile(path: string, found: FoundKind, source: string): ContentFile {
  const text = source.replace(/^\uFEFF/, "");
  const isText = hasBody(found.kind);
  const match = isText ? frontMatter.exec(text) : null;
  const yaml = isText ? (match?.[1] ?? "") : text;
  const linesBefore = isText ? 1 : 0;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });

  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1) + linesBefore, column: Math.max(col, 1) };
  };
  const place = (at: DataPath): Place => {
    for (let length = at.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return placeAt(node.range[0]);
    }
    return placeAt(0);
  };
  const placeOfKey = (at: DataPath, key: string): Place => {
    const parent = at.length === 0 ? document.contents : document.getIn(at, true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    return pair && isScalar(pair.key) && pair.key.range ? placeAt(pair.key.range[0]) : place(at);
  };

  const problems: Problem[] = [];
  const addProblem = (offset: number, message: string) =>
    problems.push({ file: path, ...placeAt(offset), field: fieldIn(yaml, offset), message });
  const [first, ...more] = [...document.errors, ...document.warnings];
  const foreign = foreignSpace.pattern.exec(yaml);
  if (foreign !== null) addProblem(foreign.index, foreignSpace.message);
  else if (first !== undefined) {
    const offset = isOpenQuote(first) ? startOfScalar(document, first.pos[0]) : first.pos[0];
    const [at] = first.pos;
    addProblem(offset, yamlWords([first, ...more], yaml.slice(0, at), yaml.slice(at)));
  }
  visit(problems.length === 0 ? document : null, {
    Alias(_, { source, range }) {
      addProblem(range?.[0] ?? 0, `starts with *: put the text in quotes, "*${source}"`);
    },
    Scalar(_, { anchor, range, type }) {
      if (!range) return;
      const [start, end, next] = range;
      if (anchor !== undefined) addProblem(start, specialStart);
      // YAML joins indented lines with the text above. A list item with the wrong indentation isn't a syntax
      // error but ends up in that text, so search the text for list markers.
      const item = type === "PLAIN" ? yaml.slice(start, end).search(/(?<=\n\s*)[-*•] /) : -1;
      const isList = /^-[^\s-]/.test(yaml.slice(start, end));
      if (item >= 0) addProblem(start + item, isList ? listMark : indentation);
      if (!/\s#|^#/.test(yaml.slice(end, next).split("\n")[0] ?? "")) return;
      const note = "has a # after a space, so the rest is ignored";
      addProblem(start, `${note}: put the text in quotes, or the comment on its own line`);
    },
  });
  if (isText && match === null) {
    const message = "has no front matter: start the file with ---, the fields and another ---";
    problems.push(fileProblem(path, message));
  } else if (problems.length === 0 && !isMap(document.contents)) {
    problems.push(fileProblem(path, "has no fields: write lines such as `title: …`"));
  }
  const data: unknown = problems.length === 0 ? document.toJS() : undefined;
  const [above] = match ?? [""];
  return {
    ...found,
    path,
    data: isRecord(data) ? data : undefined,
    body: match
      ? { text: text.slice(above.length), linesBefore: above.split("\n").length - 1 }
      : undefined,
    isDraft:
      "draft" in found.kind.shape.fields &&
      (isRecord(data) ? data["draft"] === true : draftLine.test(yaml)),
    problems,
    place,
    placeOfKey,
    problemAt: (at, message) => ({ file: path, ...place(at), field: fieldName(at), message }),
  };
}

/**
 * Returns the name of the field on the line at `offset`. Searches the raw text, so that YAML with syntax
 * errors works, too.
 */
function fieldIn(yaml: string, offset: number): string {
  const start = yaml.lastIndexOf("\n", offset - 1) + 1;
  return /^[ -]*["']?([A-Za-z]\w*)["']?:/.exec(yaml.slice(start))?.[1] ?? "";
}

/** Returns the offset where the YAML scalar that contains `offset` starts. */
function startOfScalar(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] <= offset && offset <= range[2] + 1) start = range[0];
    },
  });
  return start;
}
