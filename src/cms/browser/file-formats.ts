import { parse } from "yaml";
import { parseBody } from "../../content/mdx/parse-body";
import { isValues, type Values, writeYaml } from "./yaml-text";

/**
 * The text that values were read from stands beside them under this name. The CMS writes keys that
 * it does not know as they are, so the text comes back when the file is written.
 */
const sourceKey = "__source";

/**
 * How the CMS reads and writes the two formats of content files.
 *
 * @param switches - Optional fields that are `true` or left out. The CMS would give a file without one the
 * field's default, and make a draft of what is published.
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
 * The text after an edit, in which each block (a paragraph, list, table or element) that says what it said
 * before is written as it was before, and blocks that stood one after the other stand as far apart: a text
 * editor writes the whole text anew, and its way of writing is not the file's.
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

/** The blocks of a text; `undefined` when it is not MDX, which the content check reports. */
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

/** Leaves out of a syntax tree where things stand and how lists are spaced. */
const withoutWriting = (key: string, value: unknown): unknown =>
  key === "position" || key === "spread" ? undefined : value;
