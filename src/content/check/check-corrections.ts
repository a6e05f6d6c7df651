import { type ContentFile } from "../files/content-file";
import { type Problem } from "../model/problem";
import { isRecord } from "../model/record";
import { isDay } from "../model/value-problem";

/** Reports corrections that are older than the report, or that aren't sorted newest first. */
export function checkCorrections(file: ContentFile): Problem[] {
  const { date: published, corrections } = file.data ?? {};
  const problems: Problem[] = [];
  let newer: string | undefined;
  for (const [index, item] of (Array.isArray(corrections) ? corrections : []).entries()) {
    // Skip a missing or invalid date, which another check reports.
    const date = isRecord(item) && isDay(item["date"]) ? String(item["date"]) : undefined;
    if (date === undefined) continue;
    const addProblem = (message: string) =>
      problems.push(file.problemAt(["corrections", index, "date"], `is ${date}, ${message}`));
    if (isDay(published) && date < String(published))
      addProblem(`before the publication on ${String(published)}`);
    if (newer !== undefined && date > newer)
      addProblem(`later than the one above: put the newest correction first`);
    newer = date;
  }
  return problems;
}
