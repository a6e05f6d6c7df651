/**
 * A difference that visitors can notice. `before` is missing for something new, and `after` is missing for
 * something removed.
 */
export interface Change {
  readonly kind: "page" | "text" | "move" | "link" | "picture" | "number" | "redirect";
  /** Addresses of the pages or files with this change. Empty for a redirect. */
  readonly places: readonly string[];
  /** Heading above the text, or a number's row and column. */
  readonly heading: string;
  readonly before?: string;
  readonly after?: string;
}
