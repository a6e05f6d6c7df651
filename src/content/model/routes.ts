import { readdirSync } from "node:fs";
import { type Kind } from "./kind";

/** Routes of the files in `src/pages`; templates of many pages (`{Kind.slug}.tsx`) are left out. */
export function fixedRoutes(pagesFolder: string): string[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes("{") && !file.startsWith("_"))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

/** The route of a content item's own page; `undefined` when its kind has none. */
export const routeOf = ({
  kind,
  slug,
  data,
}: {
  readonly kind: Kind;
  readonly slug: string;
  readonly data: Record<string, unknown> | undefined;
}): string | undefined => kind.route?.(slug, data ?? {});
