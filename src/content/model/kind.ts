import { type InferType, type ObjectSchema } from "yup";

/** What the fields of a kind may say. Unknown keys are problems. */
type Shape = ObjectSchema<Record<string, unknown>>;

/** A kind of content: which files hold it, what they may say, and the address of its page. */
export interface Kind<Own extends Shape = Shape> {
  /** GraphQL type of its nodes. */
  readonly type: string;
  readonly label: string;
  /** Path below `content/`; `{slug}` stands for the name that becomes the address. */
  readonly path: string;
  /** What the YAML (in MDX: the front matter) may say. */
  readonly shape: Own;
  /** Fields in which new items made in the CMS take over what the template of the kind says. */
  readonly prefilled?: readonly string[];
  /** Whether CSV files beside a text are its figures. */
  readonly figures?: boolean;
  /** The address of the item's page, when it has one. */
  route?(slug: string, data: Partial<InferType<Own>>): string;
  /** The file of `src/templates` that shows the page; without it, one of `src/pages` does. */
  readonly template?: string;
  /** Whether the page has the site's header and footer; it has them when nothing is said. */
  hasChrome?(data: InferType<Own>): boolean;
  /** The page in the sitemap and on its share image. */
  summary?(data: InferType<Own>): PageSummary;
}

/** What else than its title is said of a page. */
export interface PageSummary {
  /** What it belongs to, such as the category of a report. */
  readonly label?: string;
  /** How much a report studied, and over which time. */
  readonly facts?: readonly string[];
  /** Its drawing on the share image; without one it has tally marks. */
  readonly cover?: string;
  /** Day of its last true change, YYYY-MM-DD. */
  readonly changed?: string;
}

/** Declares a kind, typed by its shape. */
export const defineKind = <Own extends Shape>(kind: Kind<Own>): Kind<Own> => kind;

/** Whether files of the kind have a body of MDX below their front matter. */
export const hasBody = (kind: Kind): boolean => kind.path.endsWith(".mdx");

/** Whether there is one file of the kind only, such as the home page's. */
export const isSingleton = (kind: Kind): boolean => !kind.path.includes("{slug}");

/**
 * The slug of a content file of this kind (`seo` for `services/seo.yaml`), or `undefined` when the
 * path, relative to `content/`, is not one of the kind. Single files have their own name as slug.
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
