import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { entriesOf } from "../../content/files/read-content";
import { kinds } from "../../content/model/kinds";
import { writeIfChanged } from "../site/published-files";

/**
 * Copies the CSV files of published texts to where their pages offer them,
 * `/research/<slug>/<name>.csv`, and removes those of earlier builds.
 */
export function publishReportData(folders: { content: string; site: string }): void {
  const published = new Set<string>();
  for (const kind of kinds.filter(({ figures }) => figures)) {
    for (const { path, slug, data } of entriesOf(kind, folders.content)) {
      const from = join(folders.content, dirname(path));
      const to = join(folders.site, kind.route?.(slug, data) ?? "");
      for (const name of dataFilesBelow(from)) {
        writeIfChanged(join(to, name), readFileSync(join(from, name)));
        published.add(join(to, name));
      }
    }
  }
  const research = join(folders.site, "research");
  mkdirSync(research, { recursive: true });
  for (const file of dataFilesBelow(research).map((name) => join(research, name))) {
    if (!published.has(file)) rmSync(file);
  }
}

const dataFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".csv"),
  );
