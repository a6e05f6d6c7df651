import { parse } from "yaml";
import { parseBody } from "../../content/mdx/parse-body";
import { isValues, type Values, writeYaml } from "./yaml-text";

/**
 * Key of an extra value that contains the original text of a file. The CMS doesn't change values of unknown keys, so
 * the code that saves the file can read the original text from there.
 */
const sourceKey = "__source";

/**
 * Returns the functions that the CMS uses to read and write YAML and MDX files. When the CMS saves a file, only the
 * edited parts of the text change.
 *
 * Content files omit optional boolean fields such as `draft` instead of setting them to `false`. If somebody edited a
 * published item, the CMS would fill in the default for new items (`draft: true`) and turn the item into a draft. To
 * prevent this, the reader adds `false` for missing fields, and the writer removes `false` again.
 *
 * @param switches - Names of the optional boolean fields.
 */
export function fileFormats(switches: readonly string[]) {
  const off = Object.fromEntries(switches.map((name) => [name, false]));
  const read = (yaml: string): Values => ({ ...off, ...valuesOf(yaml) });
  const write = (values: Values, source?: string): string => {
    const isOff = (name: string) => switches.includes(name) && values[name] === false;
    const said = Object.entries(values).filter(([name]) => !isOff(name));
    return writeYaml(Object.fromEntries(said), source);
  };
  return {
    yaml: {
      fromFile: (text: string): Values => ({ ...read(text), [sourceKey]: text }),
      toFile: (values: Values): string => {
        const { [sourceKey]: source, ...rest } = values;
        return write(rest, typeof source === "string" ? source : undefined);
      },
    },
    mdx: {
      fromFile: (written: string): Values => {
        const text = written.replaceAll("\r\n", "\n");
        const { head, body } = split(text);
        return { ...read(head), body, [sourceKey]: text };
      },
      toFile: (values: Values): string => {
        const { [sourceKey]: source, body, ...rest } = values;
        const before = typeof source === "string" ? split(source) : undefined;
        const head = write(rest, before?.head);
        const text = String(body ?? "").trim();
        return `---\n${head.trim()}\n---\n\n${before ? keepBlocks(before.body, text) : text}\n`;
      },
    },
  };
}

function split(text: string): { readonly head: string; readonly body: string } {
  const match = /^---\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/.exec(text);
  return { head: match?.[1] ?? "", body: text.slice(match?.[0].length ?? 0).trim() };
}

const valuesOf = (yaml: string): Values => {
  const values: unknown = parse(yaml);
  return isValues(values) ? values : {};
};

/**
 * Restores the original formatting of unchanged blocks (paragraphs, lists, tables, components) after an edit. The rich
 * text editor reformats the whole body, and all of that would show up in the Git diff besides the actual change. If two
 * unchanged blocks are still next to each other, the whitespace between them is restored, too.
 *
 * @param before - The body of the original file.
 * @param after - The edited body from the rich text editor.
 */
function keepBlocks(before: string, after: string): string {
  const [old, edited] = [blocksOf(before), blocksOf(after)];
  if (old === undefined || edited === undefined) return after;
  let next = 0;
  let follows = false;
  return edited.reduce((text, block, index) => {
    const later = old.findIndex(({ meaning }, at) => at >= next && meaning === block.meaning);
    const at = later < 0 ? old.findIndex(({ meaning }) => meaning === block.meaning) : later;
    const kept = old[at];
    const gap = follows && at === next ? kept?.gap : "\n\n";
    follows = kept !== undefined;
    if (follows) next = at + 1;
    return `${text}${index === 0 ? "" : gap}${(kept ?? block).source}`;
  }, "");
}

/** Splits a body into its top-level blocks. Returns `undefined` for invalid MDX, which the content check reports. */
function blocksOf(text: string) {
  try {
    let end: number | undefined = 0;
    return parseBody(text).children.map((node) => {
      const { start, end: after } = node.position ?? {};
      const gap = text.slice(end, start?.offset);
      end = after?.offset;
      const meaning = JSON.stringify(node, withoutWriting);
      return { gap, source: text.slice(start?.offset, after?.offset), meaning };
    });
  } catch {
    return undefined;
  }
}

/** `JSON.stringify` replacer that omits source positions and list spacing, so that comparisons ignore formatting. */
const withoutWriting = (key: string, value: unknown): unknown =>
  key === "position" || key === "spread" ? undefined : value;
