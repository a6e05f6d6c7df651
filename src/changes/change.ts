/**
 * A difference that visitors can notice. Something new has no `before`, and something removed has no `after`.
 */
export interface Change {
  readonly kind: "page" | "text" | "move" | "link" | "picture" | "number" | "redirect";
  /**
   * Addresses of the pages or files with this change. Empty for a redirect, and for a new or removed page.
   */
  readonly places: readonly string[];
  /** Heading above the changed item, or the row and column of a changed number. */
  readonly heading: string;
  readonly before?: string;
  readonly after?: string;
}
