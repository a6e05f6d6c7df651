import { type Edit } from "../copy-of-content";

/** Content with one thing wrong, and what the check says about it. */
export interface BrokenContent {
  readonly name: string;
  readonly edit: Edit;
  /** Every line, whole and in order. */
  readonly faults: readonly string[];
}
