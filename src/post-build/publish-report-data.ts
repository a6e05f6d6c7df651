import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { draftsIn, showsDrafts } from "../content-model/drafts";
import { isPublished } from "../content-model/kinds";

/** Folders of content and of the built site. */
interface Folders {
  readonly content: string;
  readonly site: string;
}

/**
 * Copies the CSV files of published reports to where their pages offer them,
 * `/research/<slug>/<name>.csv`, and removes those of earlier builds.
 */
export function publishReportData({ content, site }: Folders): void {
  const research = join(site, "research");
  mkdirSync(research, { recursive: true });
  for (const path of dataFilesBelow(research)) rmSync(join(research, path));
  const reports = join(content, "reports");
  const hidden = new Set(showsDrafts() ? [] : draftsIn(content).map((path) => dirname(path)));
  for (const path of dataFilesBelow(reports).filter(isPublished)) {
    if (hidden.has(`reports/${dirname(path)}`)) continue;
    mkdirSync(join(research, dirname(path)), { recursive: true });
    cpSync(join(reports, path), join(research, path));
  }
}

const dataFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".csv"))
    .map((path) => path.replaceAll("\\", "/"));
