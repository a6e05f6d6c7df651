import { type Change } from "./change";
import { compareTexts } from "./compare-texts";
import { type PageItem, type Site } from "./read-site";

export function compareSites(before: Site, after: Site): Change[] {
  const onPages: Change[] = [];
  for (const [path, items] of after.pages) {
    const old = before.pages.get(path);
    if (old === undefined) continue;
    onPages.push(...compareTexts(path, old, items));
    onPages.push(...compareTargets("link", path, old, items));
    onPages.push(...compareTargets("picture", path, old, items));
  }
  return [
    ...compareLists("page", [...before.pages.keys()], [...after.pages.keys()]),
    ...mergeRepeated(onPages),
    ...compareLists("redirect", before.redirects, after.redirects),
  ];
}

/** Compares lists whose order doesn't matter. */
function compareLists(
  kind: "page" | "redirect",
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const common = { kind, places: [], heading: "", before: undefined, after: undefined };
  const removed = before.filter((entry) => !after.includes(entry));
  const added = after.filter((entry) => !before.includes(entry));
  return [
    ...removed.map((entry) => ({ ...common, before: entry })),
    ...added.map((entry) => ({ ...common, after: entry })),
  ];
}

/** Finds links and pictures that have the same text as before but a new address. */
function compareTargets(
  kind: "link" | "picture",
  path: string,
  before: readonly PageItem[],
  after: readonly PageItem[],
): Change[] {
  const left = before.filter((item) => item.kind === kind);
  const changes: Change[] = [];
  for (const { heading, text, target } of after.filter((item) => item.kind === kind)) {
    const withText = left.filter((item) => item.text === text);
    const old = withText.find((item) => item.target === target) ?? withText[0];
    if (old === undefined) continue;
    left.splice(left.indexOf(old), 1);
    if (old.target === target) continue;
    const name = `“${text}”`;
    changes.push({
      kind,
      places: [path],
      heading,
      before: `${name} ${old.target}`,
      after: `${name} ${target}`,
    });
  }
  return changes;
}

/** Merges identical changes on several pages into one change. */
function mergeRepeated(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.before, change.after]);
    const known = merged.get(key);
    const places = new Set([...(known?.places ?? []), ...change.places]);
    const heading = known === undefined || known.heading === change.heading ? change.heading : "";
    merged.set(key, { ...change, heading, places: [...places] });
  }
  return [...merged.values()];
}
