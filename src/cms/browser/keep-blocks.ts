import { parseBody } from "../../content/mdx/parse-body";

/** A paragraph, list, table or element of a text. */
interface Block {
  readonly source: string;
  /** What it says, whatever way it is written. */
  readonly meaning: string;
}

/**
 * The text after an edit, in which each block that says what it said before is written as it was
 * before: a text editor writes the whole text anew, and its way of writing is not the file's.
 */
export function keepBlocks(before: string, after: string): string {
  if (before === after) return before;
  const [old, edited] = [blocksOf(before), blocksOf(after)];
  if (old === undefined || edited === undefined) return after;
  const kept = alignment(old, edited);
  return edited.reduce((text, block, index) => {
    const at = kept[index];
    const source = at === undefined ? block.source : (old[at]?.source ?? block.source);
    return index === 0 ? source : `${text}${gap(kept[index - 1], at)}${source}`;
  }, "");

  /** Blocks that stood one after the other stand as far apart as before. */
  function gap(previous: number | undefined, at: number | undefined): string {
    if (previous === undefined || at !== previous + 1) return "\n\n";
    return old?.[at]?.gap ?? "\n\n";
  }
}

type PlacedBlock = Block & { readonly gap: string };

/** The blocks of a text; `undefined` when it is not MDX, which the content check reports. */
function blocksOf(text: string): readonly PlacedBlock[] | undefined {
  try {
    let end = 0;
    return parseBody(text).children.map((node) => {
      const { start, end: after } = node.position ?? {};
      const block = {
        gap: text.slice(end, start?.offset),
        source: text.slice(start?.offset, after?.offset),
        meaning: JSON.stringify(node, withoutWriting),
      };
      end = after?.offset ?? end;
      return block;
    });
  } catch {
    return undefined;
  }
}

/** Leaves out of a syntax tree where things stand and how lists are spaced. */
const withoutWriting = (key: string, value: unknown): unknown =>
  key === "position" || key === "spread" ? undefined : value;

/** For each new block the old one that says the same, in order: a longest common subsequence. */
function alignment(
  old: readonly Block[],
  edited: readonly Block[],
): readonly (number | undefined)[] {
  const lengths = old.map(() => edited.map(() => 0));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = edited.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i]?.meaning === edited[j]?.meaning
          ? length(i + 1, j + 1) + 1
          : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  const kept: (number | undefined)[] = edited.map(() => undefined);
  for (let i = 0, j = 0; i < old.length && j < edited.length;) {
    if (old[i]?.meaning === edited[j]?.meaning) {
      kept[j] = i;
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}
