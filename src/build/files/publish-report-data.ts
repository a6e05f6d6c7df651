import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { draftsIn, showsDrafts } from "../../content/files/drafts";
import { isPublished } from "../../content/model/kinds";
import { writeIfChanged } from "../site/write-if-changed";

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
  const reports = join(content, "reports");
  const hidden = new Set(showsDrafts() ? [] : draftsIn(content).map((path) => dirname(path)));
  const published = dataFilesBelow(reports).filter(
    (path) => isPublished(path) && !hidden.has(`reports/${dirname(path)}`),
  );
  const gone = new Set(dataFilesBelow(research));
  for (const path of published) {
    writeIfChanged(join(research, path), readFileSync(join(reports, path)));
    gone.delete(path);
  }
  for (const path of gone) rmSync(join(research, path));
}

const dataFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".csv"))
    .map((path) => path.replaceAll("\\", "/"));
