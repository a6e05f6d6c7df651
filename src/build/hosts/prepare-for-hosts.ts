import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headersFile } from "../../hosts/headers-file";
import { nginxConfig } from "../../hosts/nginx-config";
import { type Redirect, redirectsFile } from "../../hosts/redirects";
import { compressFiles } from "../files/compress-files";
import { doublePages } from "../html/double-pages";
import { publishedFiles } from "../site/published-files";

const folders = {
  /** Files that are published as they are. */
  ready: "static",
  /** What is for an operator and not for visitors. */
  hosting: "hosting",
  /** Gatsby empties its own cache often; what lies here is named after what it was made from. */
  compressed: "node_modules/.cache/compressed",
};

/** The last steps of a build, when the content of every file is settled: see each of them. */
export async function prepareForHosts(site: string, redirects: readonly Redirect[]): Promise<void> {
  doublePages({ ...folders, site });
  mkdirSync(folders.hosting, { recursive: true });
  writeFileSync(join(site, "_headers"), headersFile(publishedFiles(site)));
  writeFileSync(join(site, "_redirects"), redirectsFile(redirects));
  writeFileSync(join(folders.hosting, "nginx.conf"), nginxConfig(redirects));
  await compressFiles({ ...folders, site });
}
