import { type InferType, type ObjectSchema } from "yup";

/** What the fields of a kind may say. Unknown keys are faults. */
type Shape = ObjectSchema<Record<string, unknown>>;

/** A kind of content: which files hold it, what they may say, and the address of its page. */
export interface Kind<Own extends Shape = Shape> {
  /** GraphQL type of its nodes. */
  readonly type: string;
  /** What editors call it. */
  readonly label: string;
  /** Path below `content/`; `{slug}` stands for the name that becomes the address. */
  readonly path: string;
  /** What the YAML (in MDX: the front matter) may say. */
  readonly shape: Own;
  /** Whether CSV files beside a text are its figures. */
  readonly figures?: boolean;
  /** The route of the item's own page, when it has one that a template makes. */
  route?(slug: string, data: Partial<InferType<Own>>): string;
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
