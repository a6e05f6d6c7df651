import { parse } from "yaml";
import { parseBody } from "../../content/mdx/parse-body";
import { isRecord } from "../../content/model/record";
import { type Values, writeYaml } from "./yaml-text";

/**
 * Name of a form value that contains the file's original text. The CMS keeps this value, although it has no
 * form field.
 */
export const sourceKey = "__source";

/**
 * The content model's optional flags. Reading a file sets missing flags to `false`. Otherwise, the CMS would
 * set a missing `draft` to `true`, the default for new items. Writing a file leaves out flags that are `false`.
 */
const optionalFlags = ["draft", "sampleCopy"];

/** Reads and writes YAML files for the CMS. Saving a file changes only the edited parts. */
export const yamlFormat = {
  fromFile: (text: string): Values => ({ ...readValues(text), [sourceKey]: text }),
  toFile: ({ [sourceKey]: source, ...values }: Values): string =>
    writeValues(values, typeof source === "string" ? source : undefined),
};

export const mdxFormat = {
  fromFile: (file: string): Values => {
    const text = file.replaceAll("\r\n", "\n");
    const { head, body } = splitFrontmatter(text);
    return { ...readValues(head), body, [sourceKey]: text };
  },
  toFile: ({ [sourceKey]: source, body, ...values }: Values): string => {
    const before = typeof source === "string" ? splitFrontmatter(source) : undefined;
    const head = writeValues(values, before?.head);
    const text = String(body ?? "").trim();
    return `---\n${head.trim()}\n---\n\n${before ? keepBlocks(before.body, text) : text}\n`;
  },
};

function readValues(yaml: string): Values {
  const values: unknown = parse(yaml);
  const missing = Object.fromEntries(optionalFlags.map((name) => [name, false]));
  return { ...missing, ...(isRecord(values) && values) };
}

function writeValues(values: Values, source: string | undefined): string {
  const kept = Object.entries(values).filter(
    ([name, value]) => !optionalFlags.includes(name) || value !== false,
  );
  return writeYaml(Object.fromEntries(kept), source);
}

function splitFrontmatter(text: string): { readonly head: string; readonly body: string } {
  const match = /^---\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/.exec(text);
  return { head: match?.[1] ?? "", body: text.slice(match?.[0].length ?? 0).trim() };
}

/** Restores the formatting of unchanged blocks, because the rich text editor reformats the whole body. */
function keepBlocks(before: string, after: string): string {
  const [old, edited] = [blocksOf(before), blocksOf(after)];
  if (old === undefined || edited === undefined) return after;
  let text = "";
  let next = 0;
  let isPreviousKept = false;
  for (const [index, block] of edited.entries()) {
    const later = old.findIndex(({ meaning }, at) => at >= next && meaning === block.meaning);
    const at = later < 0 ? old.findIndex(({ meaning }) => meaning === block.meaning) : later;
    const kept = old[at];
    const gap = isPreviousKept && at === next ? kept?.gap : "\n\n";
    text += `${index === 0 ? "" : gap}${(kept ?? block).source}`;
    isPreviousKept = kept !== undefined;
    if (isPreviousKept) next = at + 1;
  }
  return text;
}

/** Splits MDX source into blocks. Returns `undefined` for invalid MDX, which the content check reports. */
function blocksOf(text: string) {
  try {
    let end: number | undefined = 0;
    return parseBody(text).children.map((node) => {
      const { start, end: after } = node.position ?? {};
      const gap = text.slice(end, start?.offset);
      end = after?.offset;
      const meaning = JSON.stringify(node, withoutFormatting);
      return { gap, source: text.slice(start?.offset, after?.offset), meaning };
    });
  } catch {
    return undefined;
  }
}

/** Leaves out source positions and list spacing, so that blocks that differ only in formatting are equal. */
const withoutFormatting = (key: string, value: unknown): unknown =>
  key === "position" || key === "spread" ? undefined : value;
