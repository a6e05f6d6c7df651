import { readContentFile } from "../files/read-content";
import { kindOfFile, ownerOfData } from "../model/kinds";
import { type Problem } from "../model/problem";
import { pageOf } from "./link-rules";

/** A draft in which something is wrong, for its page in previews. */
export interface UnfinishedDraft {
  readonly path: string;
  /** Its title, or its slug if it has none. */
  readonly title: string;
  readonly problems: readonly string[];
}

/** The file that a problem belongs to: for a problem of a CSV file, the report that draws it. */
export const ownerOfProblem = ({ file }: Problem): string => ownerOfData(file)?.path ?? file;

/** The drafts with a page of their own in which something is wrong. */
export function unfinishedDrafts(content: string, problems: readonly Problem[]): UnfinishedDraft[] {
  const notes = problems.filter(({ isNote }) => isNote);
  return [...new Set(notes.map(ownerOfProblem))].flatMap((file) => {
    const found = kindOfFile(file);
    const draft = found && readContentFile(content, file, found);
    const path = draft && pageOf(draft);
    if (!draft?.isDraft || path === undefined) return [];
    const { title = draft.slug } = draft.data ?? {};
    const own = notes.filter((note) => ownerOfProblem(note) === file);
    return [{ path, title: String(title), problems: own.map(lineOf) }];
  });
}

const lineOf = ({ file, line, field, message }: Problem): string =>
  `${file.endsWith(".csv") ? `${file}, ` : ""}line ${line}${field === "" ? "" : `, ${field}`}: ${message}`;
