import { parse } from "yaml";
import { parseBody } from "../../content/mdx/parse-body";
import { isValues, type Values, writeYaml } from "./yaml-text";

/**
 * Extra key that carries a file's original text alongside its values. The CMS passes unknown keys through unchanged,
 * so the original text is available again when the CMS saves the file.
 */
const sourceKey = "__source";

/**
 * Creates the readers and writers that the CMS uses for YAML and MDX files. Saving a file changes only the edited
 * parts of its text.
 *
 * @param switches - Names of the optional boolean fields. Content files omit these fields instead of setting them to
 * `false`, so the reader adds `false` and the writer removes it. Otherwise the CMS would
 * fill in the default, and every published item that somebody edits would become a draft.
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
 * Restores the original formatting of unchanged blocks (paragraphs, lists, tables, elements) after an edit. The rich
 * text editor reformats the whole body, which would bury the actual change in the Git diff. Blocks that still follow
 * each other also keep the whitespace between them.
 *
 * @param before - The body in the file.
 * @param after - The body from the rich text editor.
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

/** `JSON.stringify` replacer that drops positions and list spacing, so that only the meaning is compared. */
const withoutWriting = (key: string, value: unknown): unknown =>
  key === "position" || key === "spread" ? undefined : value;
