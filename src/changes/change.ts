/** A difference that visitors can notice. `before` is missing for something new, and `after` for something removed. */
export interface Change {
  readonly kind: "page" | "text" | "move" | "link" | "picture" | "number" | "redirect";
  /** Addresses of the pages or files that the change affects. Empty for a redirect. */
  readonly places: readonly string[];
  /** Heading above a changed text, or the row and column of a changed number. */
  readonly heading: string;
  readonly before?: string;
  readonly after?: string;
}
