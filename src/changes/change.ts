/** A difference that visitors can notice. A new item has no `before`, and a removed item has no `after`. */
export interface Change {
  readonly kind: "page" | "text" | "move" | "link" | "picture" | "redirect";
  /** Addresses of the pages on which this text changed. Empty if the change is a redirect or a whole page. */
  readonly places: readonly string[];
  /** Heading above the changed item. */
  readonly heading: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}
