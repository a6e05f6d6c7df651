import { type ContentFile } from "../files/content-file";
import { type Problem } from "../model/problem";
import { isRecord } from "../model/record";
import { isDay } from "../model/value-problem";

/** Reports corrections with an unlikely date, and corrections that aren't sorted newest first. */
export function checkCorrections(file: ContentFile, today: string): Problem[] {
  const { date: published, corrections } = file.data ?? {};
  const problems: Problem[] = [];
  let newer: string | undefined;
  for (const [index, item] of (Array.isArray(corrections) ? corrections : []).entries()) {
    // Skip a missing or invalid date, which another check reports.
    const date = isRecord(item) && isDay(item["date"]) ? String(item["date"]) : undefined;
    if (date === undefined) continue;
    const problem = (message: string) =>
      file.problemAt(["corrections", index, "date"], `is ${date}, ${message}`);
    const addProblem = (message: string) => problems.push(problem(message));
    if (isDay(published) && date < String(published))
      addProblem(`before the publication on ${String(published)}`);
    if (date > today) {
      // The date may already have begun where the editor is.
      problems.push({ ...problem("which is in the future. The site shows it anyway"), severity: "note" });
    }
    if (newer !== undefined && date > newer)
      addProblem(`later than the one above: put the newest correction first`);
    newer = date;
  }
  return problems;
}
