import { parse } from "yaml";
import { keepBlocks } from "./keep-blocks";
import { writeYaml } from "./yaml-text";

/** Values of a file as the CMS holds them, by field. */
export type Values = Record<string, unknown>;

/** How the CMS reads a file, and writes it. */
export interface FileFormat {
  readonly fromFile: (text: string) => Values;
  readonly toFile: (values: Values) => string;
}

/**
 * The text that values were read from stands beside them under this name. The CMS writes keys that
 * it does not know as they are, so the text comes back when the file is written.
 */
const sourceKey = "__source";

export const yamlFormat: FileFormat = {
  fromFile: (text) => ({ ...record(parse(text)), [sourceKey]: text }),
  toFile: (values) => {
    const { [sourceKey]: source, ...rest } = values;
    return writeYaml(rest, typeof source === "string" ? source : undefined);
  },
};

export const mdxFormat: FileFormat = {
  fromFile: (text) => {
    const { head, body } = split(text);
    return { ...record(parse(head)), body, [sourceKey]: text };
  },
  toFile: (values) => {
    const { [sourceKey]: source, body, ...rest } = values;
    const before = typeof source === "string" ? split(source) : undefined;
    const head = writeYaml(rest, before?.head);
    const text = String(body ?? "").trim();
    return `---\n${head.trim()}\n---\n\n${before ? keepBlocks(before.body, text) : text}\n`;
  },
};

function split(text: string): { readonly head: string; readonly body: string } {
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text);
  return { head: match?.[1] ?? "", body: text.slice(match?.[0].length ?? 0).trim() };
}

const record = (value: unknown): Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
