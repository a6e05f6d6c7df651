import { posix } from "node:path";
import { figureId } from "../charts/chart-data";
import { type ContentFile } from "../files/content-file";
import { type DataFile } from "../files/data-file";
import { attributeOf, type Component, outlineOf } from "../files/outline";
import { componentSchemas, propsOfType } from "../mdx/component-schema";
import { fileProblem, type Problem } from "../model/problem";
import { allowedWords } from "../model/suggestions";
import { tableProblems } from "./table-rules";

export function checkFigures(files: readonly ContentFile[], data: readonly DataFile[]): Problem[] {
  const used = new Set<DataFile>();
  const problems = files.flatMap((file) => {
    const folder = posix.dirname(file.path);
    const beside = data.filter(({ path }) => posix.dirname(path) === folder);
    const outline = file.body && outlineOf(file.body);
    // If a body has a syntax error, its charts are unknown, so treat all CSV files in its folder as used.
    if (!outline?.isParsed) {
      for (const csv of beside) used.add(csv);
      return [];
    }
    const lines = new Map<string, number>();
    return outline.components.flatMap((component) => {
      const csvName = findCsvName(component);
      if (csvName === undefined) return [];
      const bodyProblem = (message: string) => ({
        file: file.path,
        ...component.position,
        field: "body",
        message: `<${component.name}> ${message}`,
      });
      const line = lines.get(csvName);
      if (line !== undefined) {
        return bodyProblem(
          `shows the same file as the chart in line ${line}, so both would have the address #${figureId(csvName)}: remove one`,
        );
      }
      lines.set(csvName, component.position.line);
      const csv = beside.find(({ name }) => name === csvName);
      if (csv !== undefined) {
        used.add(csv);
        return findChartProblems(file, component, csv);
      }
      const names = beside.map(({ name }) => name);
      const suggestion = allowedWords(csvName, names, "the folder has no CSV files");
      return bodyProblem(`uses the file ${csvName}, which isn't in this folder${suggestion}`);
    });
  });
  const unused = "isn't used by the report in this folder: use it or remove it";
  return [
    ...data.flatMap((file) => file.problems),
    ...problems,
    ...data.filter((file) => !used.has(file)).map(({ path }) => fileProblem(path, unused)),
  ];
}

export function findCsvName(component: Component): string | undefined {
  const [prop = ""] = propsOfType(componentSchemas.get(component.name), "file");
  const name = attributeOf(component, prop);
  return name?.trim() ? name : undefined;
}

function findChartProblems(file: ContentFile, { name, position }: Component, csv: DataFile) {
  if (csv.problems.length > 0) return [];
  return tableProblems(name, csv.table).map((problem) => ({
    file: csv.path,
    ...problem,
    message: `${problem.message} (<${name}> in ${posix.basename(file.path)}, line ${position.line})`,
  }));
}
