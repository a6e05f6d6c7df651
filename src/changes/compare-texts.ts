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
  let removed: PageItem[] = [];
  const parts = diffArrays(textsOf(before), textsOf(after), { comparator: (a, b) => a.text === b.text });
  for (const part of parts) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    if (part.added) changes.push(...pairTexts(path, removed, part.value));
    else changes.push(...pairTexts(path, removed, []));
    removed = [];
  }
  return joinMoved([...changes, ...pairTexts(path, removed, [])]);
}

/** If the same sentence was removed in one place and added in another, merges the two changes into a move. */
function joinMoved(changes: readonly Change[]): Change[] {
  const added = new Set(changes.filter(({ before }) => before === undefined));
  const removed = new Set(changes.filter(({ after }) => after === undefined));
  const moves = new Map<Change, Change>();
  for (const change of removed) {
    const target = [...added].find(({ after }) => after === change.before);
    if (target === undefined) continue;
    added.delete(target);
    removed.delete(change);
    moves.set(target, { ...change, ...target, kind: "move" });
  }
  const isPaired = ({ before, after }: Change) => before !== undefined && after !== undefined;
  return changes.flatMap((change) => {
    if (isPaired(change) || added.has(change) || removed.has(change)) return change;
    return moves.get(change) ?? [];
  });
}

/** Pairs removed sentences with added sentences that have at least a third of their words in common. */
function pairTexts(path: string, removed: readonly PageItem[], added: readonly PageItem[]): Change[] {
  const unpaired = new Set(added);
  const changes: Change[] = [];
  for (const { heading, text } of removed) {
    const match = [...unpaired].find((candidate) => sharedWords(text, candidate.text) >= 1 / 3);
    if (match !== undefined) unpaired.delete(match);
    const place = { kind: "text" as const, places: [path], heading: match?.heading ?? heading, before: text };
    changes.push(match === undefined ? place : { ...place, after: match.text });
  }
  for (const { heading, text } of unpaired)
    changes.push({ kind: "text", places: [path], heading, after: text });
  return changes;
}

/** Returns the share of words that two sentences have in common, from 0 to 1. */
function sharedWords(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (first === undefined || second === undefined) return 0;
  const shared = [...first].filter((word) => second.has(word));
  return shared.length / Math.max(first.size, second.size, 1);
}
