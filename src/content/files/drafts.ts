import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { isPreview } from "./is-preview";
import { parseContentFile } from "./content-file";
import { isPublished, kindOfFile } from "../model/kinds";

/** Whether what Gatsby is making shows drafts: a development server does, and a preview. */
export const showsDrafts = (): boolean =>
  env["gatsby_executing_command"] === "develop" || isPreview();

/** Whether the fields of a content file say that it is a draft. */
export const isDraft = (data: Readonly<Record<string, unknown>> | undefined): boolean =>
  data?.["draft"] === true;

/** Paths of all drafts below a folder of content, in order. */
export function draftsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => {
      const found = isPublished(path) ? kindOfFile(path) : undefined;
      if (found === undefined || !("draft" in found.kind.shape.fields)) return false;
      const text = readFileSync(join(folder, path), "utf8");
      // Most files have no such field, however it may be written, and need no parsing.
      if (!/draft["']?\s*:/.test(text)) return false;
      return isDraft(parseContentFile(path, found.kind, found.slug, text).data);
    })
    .sort();
}
