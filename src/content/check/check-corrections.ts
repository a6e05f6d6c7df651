import { type ContentFile } from "../files/content-file";
import { type Problem } from "../model/problem";
import { isRecord } from "../model/record";
import { isDay } from "../model/value-problem";

/** Finds corrections dated before their report's publication, or in the future. Another check finds invalid dates. */
export function checkCorrections(file: ContentFile, today: string): Problem[] {
  const { date: published, corrections } = file.data ?? {};
  const problems: Problem[] = [];
  for (const [index, item] of (Array.isArray(corrections) ? corrections : []).entries()) {
    if (!isRecord(item) || !isDay(item["date"])) continue;
    const date = String(item["date"]);
    const problem = (message: string) =>
      file.problemAt(["corrections", index, "date"], `is ${date}, ${message}`);
    if (isDay(published) && date < String(published)) {
      problems.push(problem(`before the publication on ${String(published)}`));
    }
    if (date > today) {
      // The date may already have begun where the editor is.
      problems.push({ ...problem("which is in the future. The site shows it anyway"), severity: "note" });
    }
  }
  return problems;
}
