import { type InferType, type ObjectSchema } from "yup";

/** Schema of a content file's fields. */
type Shape = ObjectSchema<Record<string, unknown>>;

/** A content type, such as services or reports. Defines its files, their fields, and the route of its pages. */
export interface Kind<Own extends Shape = Shape> {
  /** The GraphQL type of this kind's Gatsby nodes. */
  readonly type: string;
  readonly label: string;
  /** Path of the content files below `content/`. `{slug}` is a placeholder for the part that goes into the route. */
  readonly path: string;
  /** Schema of the YAML file, or of an MDX file's front matter. */
  readonly shape: Own;
  /** Fields that the CMS fills in from the kind's template file when somebody creates an item. */
  readonly prefilled?: readonly string[];
  /** Whether charts in the MDX body can read CSV files from the item's folder. */
  readonly figures?: boolean;
  /** Returns the route of an item's page. Kinds without pages have no `route`. */
  route?(slug: string, data: Partial<InferType<Own>>): string;
  /** Name of the page template in `src/templates`. Kinds without a template have their page in `src/pages`. */
  readonly template?: string;
  /** Returns whether the page shows the site's header and footer. Defaults to true. */
  hasChrome?(data: InferType<Own>): boolean;
  /** Returns details of a page for the sitemap and the share image. */
  summary?(data: InferType<Own>): PageSummary;
}

/** Details of a page, besides its title, for the sitemap and the share image. */
export interface PageSummary {
  /** A short label such as a report's category. */
  readonly label?: string;
  /** Sample size and period of a report. */
  readonly facts?: readonly string[];
  /** Name of the drawing on the share image. Defaults to tally marks. */
  readonly cover?: string;
  /** Date of the page's last editorial change, in the form YYYY-MM-DD. */
  readonly changed?: string;
}

/** Defines a kind and infers the types of its fields from its schema. */
export const defineKind = <Own extends Shape>(kind: Kind<Own>): Kind<Own> => kind;

/** Whether the kind's files have an MDX body below their front matter. */
export const hasBody = (kind: Kind): boolean => kind.path.endsWith(".mdx");

/** Whether the kind has exactly one file, as the home page does. */
export const isSingleton = (kind: Kind): boolean => !kind.path.includes("{slug}");

/**
 * Returns the slug of a content file, such as `seo` for `services/seo.yaml`. The slug of a singleton is its file
 * name without the extension.
 *
 * @param path - Path of the file below `content/`.
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
