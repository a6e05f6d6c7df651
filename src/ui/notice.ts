/** What became of a submit, as visitors are told it. */
export interface Notice {
  readonly tone: "success" | "error";
  readonly title: string;
  readonly text: string;
}
