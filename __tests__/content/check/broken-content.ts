import { type Edit } from "../copy-of-content";

/** Content with one thing wrong, and what the check says about it. */
export interface BrokenContent {
  readonly name: string;
  readonly edit: Edit;
  /** Every line, in order: whole, or with an ellipsis at the end a part of it. */
  readonly problems: readonly string[];
}
