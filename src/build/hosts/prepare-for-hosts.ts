import { statSync } from "node:fs";
import { join } from "node:path";
import { type BuildArgs } from "gatsby";
import { filesOverLimits } from "../../hosts/file-limits";
import { type Redirect } from "../../hosts/redirect";
import { compressFiles } from "../files/compress-files";
import { doublePages } from "../html/double-pages";
import { publishedFiles } from "../site/published-files";
import { writeHostFiles } from "./write-host-files";

const folders = {
  /** Files that are published as they are. */
  ready: "static",
  /** What is for an operator and not for visitors. */
  hosting: "hosting",
  /** Gatsby empties its own cache often; what lies here is named after what it was made from. */
  compressed: "node_modules/.cache/compressed",
};

/** The last steps of a build, when the content of every file is settled: see each of them. */
export async function prepareForHosts(
  { reporter }: Pick<BuildArgs, "reporter">,
  site: string,
  redirects: readonly Redirect[],
): Promise<void> {
  doublePages({ ...folders, site });
  writeHostFiles(redirects, { ...folders, site });
  await compressFiles({ ...folders, site });
  const files = publishedFiles(site).map((path) => ({
    path,
    bytes: statSync(join(site, path)).size,
  }));
  // Not an end of the build: the site may stand on another host.
  for (const line of filesOverLimits(files)) reporter.warn(line);
}
