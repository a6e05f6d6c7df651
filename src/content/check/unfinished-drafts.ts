import { readContentFile } from "../files/read-content";
import { kindOfFile } from "../model/kinds";
import { type Problem } from "../model/problem";
import { pageOf } from "./link-rules";

/** A draft with problems. Preview builds and the development server list the problems on the draft's page. */
export interface UnfinishedDraft {
  readonly path: string;
  readonly title: string;
  readonly problems: readonly string[];
}

export function unfinishedDrafts(content: string, problems: readonly Problem[]): UnfinishedDraft[] {
  const notes = problems.filter(({ severity }) => severity === "note");
  return [...new Set(notes.map((note) => note.file))].flatMap((file) => {
    const found = kindOfFile(file);
    const draft = found && readContentFile(content, file, found);
    const path = draft && pageOf(draft);
    if (!draft?.isDraft || path === undefined) return [];
    const { title = draft.slug } = draft.data ?? {};
    const own = notes.filter((note) => note.file === file);
    return [{ path, title: String(title), problems: own.map(lineOf) }];
  });
}

const lineOf = ({ line, field, message }: Problem): string =>
  `line ${line}${field === "" ? "" : `, ${field}`}: ${message}`;
