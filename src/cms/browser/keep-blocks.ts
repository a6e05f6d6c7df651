import { parseBody } from "../../content/mdx/parse-body";

/**
 * The text after an edit, in which each block (a paragraph, list, table or element) that says what it said
 * before is written as it was before, and blocks that stood one after the other stand as far apart: a text
 * editor writes the whole text anew, and its way of writing is not the file's.
 */
export function keepBlocks(before: string, after: string): string {
  const [old, edited] = [blocksOf(before), blocksOf(after)];
  if (old === undefined || edited === undefined) return after;
  let next = 0;
  let follows = false;
  return edited.reduce((text, block, index) => {
    const says = ({ meaning }: Block) => meaning === block.meaning;
    const later = old.findIndex((each, at) => at >= next && says(each));
    const at = later === -1 ? old.findIndex(says) : later;
    const kept = old[at];
    const gap = follows && at === next ? kept?.gap : "\n\n";
    follows = kept !== undefined;
    if (follows) next = at + 1;
    return `${text}${index === 0 ? "" : gap}${(kept ?? block).source}`;
  }, "");
}

type Block = NonNullable<ReturnType<typeof blocksOf>>[number];

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
