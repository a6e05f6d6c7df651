import { readContentFile } from "../files/read-content";
import { kindOfFile, ownerOfData } from "../model/kinds";
import { type Problem } from "../model/problem";
import { pageOf } from "./link-rules";

/** A draft with problems. Preview builds and the development server list the problems on the draft's page. */
export interface UnfinishedDraft {
  readonly path: string;
  readonly title: string;
  readonly problems: readonly string[];
}

/** A problem in a CSV file belongs to the report in the same folder. */
export const ownerOfProblem = ({ file }: Problem): string => ownerOfData(file)?.path ?? file;

export function unfinishedDrafts(content: string, problems: readonly Problem[]): UnfinishedDraft[] {
  const notes = problems.filter(({ severity }) => severity === "note");
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
