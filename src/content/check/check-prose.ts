import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type ContentFile } from "../files/content-file";
import { outlineOf } from "../files/outline";
import { readContent } from "../files/read-content";
import { parseBody } from "../mdx/parse-body";
import { testimonial } from "../model/kinds/testimonial";
import { fieldName } from "../model/record";
import { shapeOf, valuesIn } from "../model/shape";
import { proseRules } from "./prose-rules";

/**
 * A piece of text to check. `line` is the number of the text's first line in the file. `field` is the name of
 * the text's field or attribute, or empty for Markdown text.
 */
interface Text {
  readonly text: string;
  readonly line: number;
  readonly field: string;
}

/**
 * Returns whether a style problem is a note. Problems in the site's content are notes, because the site's
 * owner decides on the wording. Problems in the guides, including `content/README.md`, are errors.
 */
export const isNote = (problem: string): boolean => /^content\/(?!README\.md:)/.test(problem);

/**
 * Checks the writing style of a project's content and guides. Returns one line for each problem, in the form
 * `file:line field: "match" advice (rule)`.
 */
export function checkProse(project: string): string[] {
  const docs = readdirSync(join(project, "docs")).filter((name) => name.endsWith(".md"));
  const guides = ["README.md", "content/README.md", ...docs.map((name) => `docs/${name}`)];
  const markdown = unified().use(remarkParse).use(remarkGfm);
  return [
    ...readContent(join(project, "content")).files.flatMap((file) =>
      // Testimonials quote clients word for word, so the style rules don't apply.
      file.kind === testimonial
        ? []
        : problemsIn(`content/${file.path}`, [...fieldsIn(file), ...bodyOf(file)]),
    ),
    ...guides.flatMap((path) =>
      problemsIn(path, blocksIn(markdown.parse(readFileSync(join(project, path), "utf8")), 0)),
    ),
  ];
}

/**
 * Returns all text values in a YAML file or front matter. Addresses and dates aren't filtered out, because no
 * style rule matches them.
 */
const fieldsIn = ({ kind, data, place }: ContentFile): Text[] =>
  valuesIn(shapeOf(kind.shape), data).flatMap(({ path, value }) =>
    typeof value === "string"
      ? [{ text: value, line: place(path).line, field: fieldName(path) }]
      : [],
  );

/**
 * Returns the texts in a body. Returns nothing for a body that can't be parsed, because the content check
 * reports it.
 */
const bodyOf = ({ body }: ContentFile): Text[] =>
  body === undefined || outlineOf(body).problem !== undefined
    ? []
    : blocksIn(parseBody(body.text), body.linesBefore);

/** Returns the text of Markdown headings, paragraphs and table cells, and of component attributes. */
function blocksIn(tree: Root, linesBefore: number): Text[] {
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

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Applies the style rules to each sentence. */
function problemsIn(path: string, texts: readonly Text[]): string[] {
  const counts = new Map<string, number>();
  const rules = proseRules.filter(({ files }) => files?.test(path) ?? true);
  return texts.flatMap(({ text, line, field }) =>
    // Replace line breaks, because Intl.Segmenter ends a sentence at every one of them.
    [...sentences.segment(text.replaceAll("\n", " "))].flatMap(({ segment, index }) => {
      const below = text.slice(0, index).split("\n").length - 1;
      const place = `${path}:${line + below}${field === "" ? "" : ` ${field}`}`;
      const words = segment.trim().replace(/\s+/g, " ");
      return rules.flatMap(({ name, pattern, advice, atMost = 0 }) => {
        const [found] = pattern.exec(words) ?? [];
        if (found === undefined) return [];
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
        return count > atMost ? [`${place}: "${shown}" ${advice} (${name})`] : [];
      });
    }),
  );
}
