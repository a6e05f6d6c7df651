import { argv } from "node:process";
import { readEntries, readWebsite } from "../content/files/read-content";
import { showInvisible } from "../content/model/invisible-characters";
import { report } from "../content/model/kinds/report";
import { siteUrl } from "../seo/site-url";
import { fail } from "./fail";

/*
 * Prints `due=true` if the published site lacks a report that is due. A GitHub workflow reads this output. With
 * `--none`, fails if a report is due.
 */

async function readPublishedRoutes(): Promise<readonly string[]> {
  const address = `${siteUrl(readWebsite())}/healthz.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const { routes }: { routes: readonly string[] } = JSON.parse(await response.text());
  return routes;
}

async function findDueReports(): Promise<void> {
  const published = await readPublishedRoutes();
  const due = readEntries(report, "content", false)
    .map(({ slug, data }) => report.route?.(slug, data) ?? "")
    .filter((route) => !published.includes(route));
  console.error(due.length === 0 ? "No report is due." : `Due: ${showInvisible(due.join(", "))}`);
  console.log(`due=${due.length > 0}`);
  if (due.length > 0 && argv.includes("--none")) {
    fail(
      "The site doesn't show these reports. The commit that adds them may not have passed the Check workflow.",
    );
  }
}

void findDueReports();
