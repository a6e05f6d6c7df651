import { posix } from "node:path";
import { figureId } from "../charts/chart-data";
import { type ContentFile } from "../files/content-file";
import { type DataFile } from "../files/data-file";
import { type Component, outlineOf } from "../files/outline";
import { hasProp } from "../mdx/component-schema";
import { fileProblem, type Problem } from "../model/problem";
import { allowedWords } from "../model/suggestions";
import { tableProblems } from "./table-rules";

export function checkFigures(files: readonly ContentFile[], data: readonly DataFile[]): Problem[] {
  const problems = data.flatMap((csv) => csv.problems);
  const unused = new Set(data);
  for (const file of files) {
    const beside = data.filter((csv) => posix.dirname(csv.path) === posix.dirname(file.path));
    const outline = file.body && outlineOf(file.body);
    // If a body has a syntax error, its charts are unknown, so treat all CSV files in its folder as used.
    if (!outline?.isParsed) for (const csv of beside) unused.delete(csv);
    const lines = new Map<string, number>();
    for (const component of outline?.components ?? []) {
      const csvName = findCsvName(component);
      if (csvName === undefined) continue;
      const { name, position } = component;
      const csv = beside.find((each) => each.name === csvName);
      const line = lines.get(csvName);
      lines.set(csvName, line ?? position.line);
      if (line !== undefined) {
        const message = `<${name}> shows the same file as the chart in line ${line}, so both would have the address #${figureId(csvName)}: remove one`;
        problems.push(file.bodyProblem(message, position));
      } else if (csv === undefined) {
        const names = beside.map((each) => each.name);
        const suggestion = allowedWords(csvName, names, "the folder has no CSV files");
        const message = `<${name}> uses the file ${csvName}, which isn't in this folder${suggestion}`;
        problems.push(file.bodyProblem(message, position));
      } else {
        unused.delete(csv);
        problems.push(...findChartProblems(file, component, csv));
      }
    }
  }
  for (const { path } of unused) {
    problems.push(fileProblem(path, "isn't used by the report in this folder: use it or remove it"));
  }
  return problems;
}

export function findCsvName({ name, props }: Component): string | undefined {
  const csvName = hasProp(name, "data") ? props["data"] : undefined;
  return csvName?.trim() ? csvName : undefined;
}

function findChartProblems(file: ContentFile, { name, position }: Component, csv: DataFile) {
  if (csv.problems.length > 0) return [];
  return tableProblems(name, csv.table).map((problem) => ({
    file: csv.path,
    ...problem,
    message: `${problem.message} (<${name}> in ${posix.basename(file.path)}, line ${position.line})`,
  }));
}
