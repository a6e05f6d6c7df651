import { readdirSync } from "node:fs";
import { type ContentFile } from "./content-file";

/** Routes of the files in `src/pages`; templates of many pages (`{Kind.slug}.tsx`) are left out. */
export function fixedRoutes(pagesFolder: string): string[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes("{") && !file.startsWith("_"))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

/** The route of a content item's own page; `undefined` when its kind has none. */
export const routeOf = ({ kind, slug, data }: ContentFile): string | undefined =>
  kind.route?.(slug, data ?? {});
