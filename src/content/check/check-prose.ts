import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Root as Markdown } from "mdast";
import { toString } from "mdast-util-to-string";
import { type Root } from "nlcst";
import { toString as wordsOf } from "nlcst-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import retextEnglish from "retext-english";
import retextRepeatedWords from "retext-repeated-words";
import retextStringify from "retext-stringify";
import { type Plugin, unified } from "unified";
import { visit } from "unist-util-visit";
import { fieldName } from "./check-shape";
import { type ContentFile } from "../files/content-file";
import { outlineOf } from "../files/outline";
import { readContent } from "../files/read-content";
import { parseBody } from "../mdx/parse-body";
import { type DataPath, isRecord } from "../model/record";
import { type ProseRule, proseRules } from "./prose-rules";

/** A text, the line of its file on which it begins, and the field that holds it. */
interface Text {
  readonly text: string;
  readonly line: number;
  readonly field: string;
}

/** Problems of style in the content and the guides of a project: `file:line field: advice (rule)`. */
export function checkProse(project: string): string[] {
  const docs = readdirSync(join(project, "docs")).filter((name) => name.endsWith(".md"));
  const guides = ["README.md", "content/README.md", ...docs.map((name) => `docs/${name}`)];
  const markdown = unified().use(remarkParse).use(remarkGfm);
  return [
    ...readContent(join(project, "content")).files.flatMap((file) =>
      faultsIn(`content/${file.path}`, [...fieldsIn(file, file.data), ...bodyOf(file)]),
    ),
    ...guides.flatMap((path) =>
      faultsIn(path, blocksIn(markdown.parse(readFileSync(join(project, path), "utf8")), 0)),
    ),
  ];
}

/** Every text of YAML or front matter. Addresses and dates are among them, and break no rule. */
function fieldsIn(file: ContentFile, value: unknown, path: DataPath = []): Text[] {
  if (typeof value === "string")
    return [{ text: value, line: file.place(path).line, field: fieldName(path) }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldsIn(file, item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(file, inner, [...path, key]));
}

/** A body that is no MDX is named by the content check. */
const bodyOf = ({ body }: ContentFile): Text[] =>
  body === undefined || outlineOf(body).problem !== undefined
    ? []
    : blocksIn(parseBody(body.text), body.linesBefore);

/** Headings, paragraphs and cells of Markdown, and the attributes of elements. */
function blocksIn(tree: Markdown, linesBefore: number): Text[] {
  const texts: Text[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + linesBefore;
    if (node.type === "heading" || node.type === "paragraph" || node.type === "tableCell")
      texts.push({ text: toString(node), line, field: "" });
    if (node.type !== "mdxJsxFlowElement") return;
    for (const attribute of node.attributes)
      if ("name" in attribute && typeof attribute.value === "string")
        texts.push({ text: attribute.value, line, field: attribute.name });
  });
  return texts;
}

/** The rules of the house, sentence by sentence. */
const houseRules: Plugin<[readonly ProseRule[]], Root> = (rules) => (tree, file) =>
  visit(tree, "SentenceNode", (sentence) => {
    const words = wordsOf(sentence).replace(/\s+/g, " ");
    for (const { name, pattern, advice } of rules) {
      const [found] = pattern.exec(words) ?? [];
      if (found === undefined) continue;
      const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
      file.message(`"${shown}" ${advice}`, { place: sentence.position, source: name });
    }
  });

function faultsIn(path: string, texts: readonly Text[]): string[] {
  const rules = proseRules.filter(({ files }) => files?.test(path) ?? true);
  const english = unified()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(houseRules, rules)
    .use(retextStringify);
  const seen = new Map<string | undefined, number>();
  return texts.flatMap(({ text, line, field }) =>
    english.processSync(text).messages.flatMap(({ source, reason, line: below = 1 }) => {
      const count = (seen.get(source) ?? 0) + 1;
      seen.set(source, count);
      const { atMost = 0 } = rules.find(({ name }) => name === source) ?? {};
      const place = `${path}:${line + below - 1}${field === "" ? "" : ` ${field}`}`;
      return count > atMost ? [`${place}: ${reason} (${source})`] : [];
    }),
  );
}
