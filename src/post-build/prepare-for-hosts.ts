import { type Redirect } from "../hosts/redirect";
import { compressFiles } from "./compress-files";
import { doublePages } from "./double-pages";
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
export async function prepareForHosts(site: string, redirects: readonly Redirect[]): Promise<void> {
  doublePages({ ...folders, site });
  writeHostFiles(redirects, { ...folders, site });
  await compressFiles({ ...folders, site });
}
