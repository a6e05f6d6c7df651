import { type Group, type ValueOf } from "./field";

/** A kind of content, such as services or reports. */
export interface Kind<Own extends Group = Group> {
  /** The GraphQL type of this kind's Gatsby nodes. */
  readonly type: string;
  readonly label: string;
  /** Path in `content/`. `{slug}` stands for an item's name. A kind without `{slug}` has only one file. */
  readonly path: string;
  /** Fields of the YAML file or front matter. */
  readonly shape: Own;
  /** Fields that each new item in the CMS copies from the kind's template file. */
  readonly prefilled?: readonly string[];
  readonly isHiddenUntilDate?: boolean;
  /** Returns the URL path of an item's page. Omitted if the kind's items have no pages. */
  route?(slug: string, data: Partial<ValueOf<Own>>): string;
  /** Path of the page that shows all items of this kind, if the items have no pages of their own. */
  readonly shownAt?: string;
  /** Name of a file in `src/templates` that shows an item of this kind on a page of its own. */
  readonly template?: string;
  /** Pages have the site's header and footer unless this function returns false. */
  hasHeaderAndFooter?(data: ValueOf<Own>): boolean;
  summary?(data: ValueOf<Own>): PageSummary;
}

/** Page details for the sitemap and the share image (the picture in link previews). */
export interface PageSummary {
  readonly label?: string;
  readonly facts?: readonly string[];
  /** Name of the drawing on the share image. Without a name, the image shows tally marks. */
  readonly illustration?: string;
  /** Date of the last editorial change, in the form YYYY-MM-DD. */
  readonly changed?: string;
}

/** Lets TypeScript infer the field types of a content kind. */
export const defineKind = <Own extends Group>(kind: Kind<Own>): Kind<Own> => kind;

export const hasBody = (kind: Kind): boolean => kind.path.endsWith(".mdx");

export const isSingleton = (kind: Kind): boolean => !kind.path.includes("{slug}");

/** Returns `seo` for `services/seo.yaml`, or `undefined` if the path doesn't belong to this kind. */
export function slugOf(kind: Kind, path: string): string | undefined {
  if (isSingleton(kind)) {
    return kind.path === path ? path.replace(/^.*\/|\.\w+$/g, "") : undefined;
  }
  const [before = "", after = ""] = kind.path.split("{slug}");
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const slug = path.slice(before.length, path.length - after.length);
  return slug.includes("/") || slug === "" ? undefined : slug;
}
