import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { readTables } from "../../content/files/data-file";
import { readEntries } from "../../content/files/read-content";
import { kinds } from "../../content/model/kinds";
import { writeIfChanged } from "../../files";

/** Copies the CSV files of published reports to `/research/<slug>/<name>.csv` and removes outdated copies. */
export function publishReportData(folders: { content: string; site: string }): void {
  const published = new Set<string>();
  for (const kind of kinds.filter(({ hasData }) => hasData)) {
    for (const { path, slug, data } of readEntries(kind, folders.content)) {
      const from = join(folders.content, dirname(path));
      const to = join(folders.site, kind.route?.(slug, data) ?? "");
      for (const name of readTables(from).keys()) {
        writeIfChanged(join(to, name), readFileSync(join(from, name)));
        published.add(join(to, name));
      }
    }
  }
  const research = join(folders.site, "research");
  mkdirSync(research, { recursive: true });
  for (const name of readdirSync(research, { recursive: true, encoding: "utf8" })) {
    const file = join(research, name);
    if (file.endsWith(".csv") && !published.has(file)) rmSync(file);
  }
}
