import { type Group, type ValueOf } from "./field";

/** A kind of content, such as services or reports, with its file paths, its fields, and the URL paths of its pages. */
export interface Kind<Own extends Group = Group> {
  /** The GraphQL type of this kind's Gatsby nodes. */
  readonly type: string;
  readonly label: string;
  /**
   * Path of the content files, relative to `content/`. `{slug}` is a placeholder for the name of each item's file or
   * folder. A path without `{slug}` is the kind's only file.
   */
  readonly path: string;
  /** Fields of the YAML file, or of the MDX file's front matter. */
  readonly shape: Own;
  /** Names of the fields that the CMS copies from the kind's template file into each new item. */
  readonly prefilled?: readonly string[];
  /** Whether charts in the MDX body can read CSV files from the item's folder. */
  readonly hasData?: boolean;
  /** Returns the URL path of an item's page. Undefined for kinds whose items have no page URL. */
  route?(slug: string, data: Partial<ValueOf<Own>>): string;
  /**
   * Name of the page template in `src/templates`. If a kind has a `route` but no template, its page component is in
   * `src/pages`.
   */
  readonly template?: string;
  /** Returns whether the page shows the site's header and footer. Pages of kinds without this function always do. */
  hasChrome?(data: ValueOf<Own>): boolean;
  /** Returns the page details that the sitemap and the share image need, besides the title. */
  summary?(data: ValueOf<Own>): PageSummary;
}

/** Page details for the sitemap and the share image (the picture in link previews). */
export interface PageSummary {
  /** A short label such as a report's category. */
  readonly label?: string;
  /** Short facts for the share image, such as a report's sample size and period. */
  readonly facts?: readonly string[];
  /** Name of the drawing on the share image. Defaults to tally marks. */
  readonly illustration?: string;
  /** Date of the page's last editorial change, in the form YYYY-MM-DD. */
  readonly changed?: string;
}

/** Returns the given kind unchanged. TypeScript infers the types of the kind's fields from its schema. */
export const defineKind = <Own extends Group>(kind: Kind<Own>): Kind<Own> => kind;

/** Whether the kind's files have an MDX body below their front matter. */
export const hasBody = (kind: Kind): boolean => kind.path.endsWith(".mdx");

/** Whether the kind has exactly one file, as the home page does. */
export const isSingleton = (kind: Kind): boolean => !kind.path.includes("{slug}");

/**
 * Returns the slug of a content file, such as `seo` for `services/seo.yaml`. If the kind has exactly one file, the slug
 * is the file name without the extension.
 *
 * @param path - Path of the file, relative to `content/`.
 * @returns `undefined` if the path doesn't belong to this kind.
 */
export function slugOf(kind: Kind, path: string): string | undefined {
  if (isSingleton(kind)) {
    return kind.path === path ? path.replace(/^.*\/|\.\w+$/g, "") : undefined;
  }
  const [before = "", after = ""] = kind.path.split("{slug}");
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const slug = path.slice(before.length, path.length - after.length);
  return slug.includes("/") || slug === "" ? undefined : slug;
}
