import { organisation } from "../model/kinds/organisation";
import { readContent } from "./read-content";

/**
 * The address of the site as the organization's file says it. A file without one is the content check's to
 * report, with line and column; a build goes no further than that.
 */
export function website(): string {
  const file = readContent("content").files.find(({ kind }) => kind === organisation);
  const { website: written } = file?.data ?? {};
  return typeof written === "string" && URL.canParse(written) ? written : "https://site.invalid";
}
