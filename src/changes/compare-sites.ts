import { type DataTable } from "../content/charts/data-table";
import { type Change } from "./change";
import { compareTexts } from "./compare-texts";
import { type PageItem, type Site } from "./read-site";

export function compareSites(before: Site, after: Site): Change[] {
  return [
    ...compareLists("page", [...before.pages.keys()], [...after.pages.keys()]),
    ...mergeRepeated(
      [...after.pages].flatMap(([path, items]) => {
        const old = before.pages.get(path);
        return old === undefined ? [] : comparePages(path, old, items);
      }),
    ),
    ...[...after.tables].flatMap(([path, table]) => {
      const old = before.tables.get(path);
      return old === undefined ? [] : compareTables(path, old, table);
    }),
    ...compareLists("redirect", before.redirects, after.redirects),
  ];
}

/** Compares lists whose order doesn't matter. */
function compareLists(
  kind: "page" | "redirect",
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const common = { kind, places: [], heading: "" };
  return [
    ...before.filter((entry) => !after.includes(entry)).map((entry) => ({ ...common, before: entry })),
    ...after.filter((entry) => !before.includes(entry)).map((entry) => ({ ...common, after: entry })),
  ];
}

function comparePages(path: string, before: readonly PageItem[], after: readonly PageItem[]): Change[] {
  return [
    ...compareTexts(path, before, after),
    ...compareTargets("link", path, before, after),
    ...compareTargets("picture", path, before, after),
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
    const same = left.findIndex((item) => item.text === text && item.target === target);
    const old = left[same >= 0 ? same : left.findIndex((item) => item.text === text)];
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

function compareTables(path: string, before: DataTable, after: DataTable): Change[] {
  const names = (table: DataTable) => table.columns.map(({ text }) => text);
  const cells = (table: DataTable) =>
    new Map(
      table.rows.flatMap((row) =>
        row
          .slice(1)
          .map((cell, index) => [`${row[0]?.text}, ${names(table)[index + 1]}`, cell.text] as const),
      ),
    );
  const [old, current] = [cells(before), cells(after)];
  const changes: Change[] = [];
  for (const name of new Set([...old.keys(), ...current.keys()])) {
    const [from, to] = [old.get(name), current.get(name)];
    if (from === to) continue;
    changes.push({
      kind: "number",
      places: [path],
      heading: name,
      ...(from === undefined ? {} : { before: from }),
      ...(to === undefined ? {} : { after: to }),
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
