import { diffArrays } from "diff";
import { type Change } from "./change";
import { type PageItem } from "./read-site";

const textsOf = (items: readonly PageItem[]) => items.filter(({ kind }) => kind === "text");

export function compareTexts(
  path: string,
  before: readonly PageItem[],
  after: readonly PageItem[],
): Change[] {
  const changes: Change[] = [];
  let removed: readonly PageItem[] = [];
  const parts = diffArrays(textsOf(before), textsOf(after), { comparator: (a, b) => a.text === b.text });
  for (const part of parts) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    changes.push(...pairTexts(path, removed, part.added ? part.value : []));
    removed = [];
  }
  return joinMoved([...changes, ...pairTexts(path, removed, [])]);
}

/** If the same sentence was removed in one place and added in another, merges the two changes into a move. */
function joinMoved(changes: readonly Change[]): Change[] {
  const joined = [...changes];
  for (const removal of changes.filter(({ after }) => after === undefined)) {
    const addition = joined.find(({ before, after }) => before === undefined && after === removal.before);
    if (addition === undefined) continue;
    joined[joined.indexOf(addition)] = { ...addition, kind: "move", before: removal.before };
    joined.splice(joined.indexOf(removal), 1);
  }
  return joined;
}

/** Pairs removed sentences with added sentences that have at least a third of their words in common. */
function pairTexts(path: string, removed: readonly PageItem[], added: readonly PageItem[]): Change[] {
  const unpaired = new Set(added);
  const common = { kind: "text" as const, places: [path] };
  const changes: Change[] = [];
  for (const { heading, text } of removed) {
    const match = [...unpaired].find((candidate) => sharedWords(text, candidate.text) >= 1 / 3);
    if (match !== undefined) unpaired.delete(match);
    changes.push({ ...common, heading: match?.heading ?? heading, before: text, after: match?.text });
  }
  for (const { heading, text } of unpaired) {
    changes.push({ ...common, heading, before: undefined, after: text });
  }
  return changes;
}

/** Returns the share of words that two sentences have in common, from 0 to 1. */
function sharedWords(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (first === undefined || second === undefined) return 0;
  const shared = [...first].filter((word) => second.has(word));
  return shared.length / Math.max(first.size, second.size, 1);
}
