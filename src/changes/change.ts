/** A difference that visitors can notice. A new item has no `before`, and a removed item has no `after`. */
export interface Change {
  readonly kind: "page" | "text" | "move" | "link" | "picture" | "redirect";
  /** Addresses of pages with this change. Empty for a redirect, and for a new or removed page. */
  readonly places: readonly string[];
  /** Heading above the changed item. */
  readonly heading: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}
