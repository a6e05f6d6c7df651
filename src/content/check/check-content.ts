import { unroutedPaths } from "../../addresses";
import { checkAmounts } from "./check-amounts";
import { checkBody } from "./check-body";
import { checkCorrections } from "./check-corrections";
import { checkFigures } from "./check-figures";
import { checkNumbers } from "./check-numbers";
import { checkPictureNames, checkPictures } from "./check-pictures";
import { checkRedirects } from "./check-redirects";
import { checkShape } from "./check-shape";
import { checkTexts } from "./check-texts";
import { type ContentFile } from "../files/content-file";
import { valuesIn } from "../model/field";
import { fileProblem, inReadingOrder, type Problem } from "../model/problem";
import { isDay } from "../model/value-problem";
import { isSingleton } from "../model/kind";
import { kinds } from "../model/kinds";
import { isReserved, linkTargets, pageOf } from "./link-rules";
import { nameProblem } from "../model/names";
import { isScheduled, readContent, readToday } from "../files/read-content";
import { readPageRoutes } from "../files/read-page-routes";

export async function findProblems(content: string): Promise<Problem[]> {
  return inReadingOrder([...checkContent(content), ...(await checkPictures(content))]);
}

/** Errors in drafts become notes, so that an unfinished draft can't fail a build. */
export function checkContent(content: string): Problem[] {
  const { files, problems } = readContent(content);
  const today = readToday(content);
  const targets = linkTargets(files, today);
  const drafts = new Set(files.filter(({ isDraft }) => isDraft).map(({ path }) => path));
  const found: Problem[] = [
    ...problems,
    ...missingFiles(files),
    ...sharedRoutes(files),
    ...invalidNames(files),
    ...checkAmounts(files),
    ...checkPictureNames(content),
    ...checkNumbers(files),
    ...checkRedirects(files, targets),
    ...notesOn(files, today),
    ...notesOnReferences(files, today),
    ...files.flatMap((file) => [
      ...file.problems,
      ...checkBody(file, targets),
      ...checkShape(file),
      ...checkFigures(file),
      ...checkCorrections(file, today),
      ...checkTexts(file, files, targets, content),
    ]),
  ];
  return inReadingOrder(
    found.map((problem) => (drafts.has(problem.file) ? { ...problem, severity: "note" } : problem)),
  );
}

const missingFiles = (files: readonly ContentFile[]): Problem[] =>
  kinds
    .filter((kind) => isSingleton(kind) && !files.some((file) => file.kind === kind))
    .map(({ path, label }) => fileProblem(path, `is missing: the site needs it (${label})`));

/** Item names must be valid in a URL, even for items without a page. */
const invalidNames = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap(({ kind, slug, path }) => {
    const message = isSingleton(kind) ? undefined : nameProblem(slug);
    return message === undefined ? [] : [fileProblem(path, message)];
  });

/** Reports pages whose address another page already has. Drafts are checked after published pages. */
function sharedRoutes(files: readonly ContentFile[]): Problem[] {
  const owners = new Map(readPageRoutes().map((path) => [path, "which a page in src/pages already has"]));
  for (const path of unroutedPaths) owners.set(path, "which shows the 404 page on purpose");
  const problems: Problem[] = [];
  const needed = files.filter(({ kind }) => isSingleton(kind));
  const published = files.filter(({ isDraft }) => !isDraft);
  for (const file of new Set([...needed, ...published, ...files])) {
    const route = pageOf(file);
    if (route === undefined) continue;
    const field = typeof file.data?.["path"] === "string" ? ["path"] : [];
    const owner = isReserved(route) ? "which the site uses for other files" : owners.get(route);
    if (owner !== undefined && !isSingleton(file.kind))
      problems.push(file.problemAt(field, `has the address ${route}, ${owner}`));
    owners.set(route, `which content/${file.path} already has`);
  }
  return problems;
}

/** Finds links to reports that the site doesn't show yet. Pages leave such links out without an error. */
function notesOnReferences(files: readonly ContentFile[], today: string): Problem[] {
  const notes: Problem[] = [];
  for (const file of files) {
    for (const { path, value, field } of valuesIn(file.kind.shape, file.data)) {
      if (field.type !== "reference" || file.isDraft) continue;
      const target = files.find(({ kind, slug }) => kind.type === field.to && slug === value);
      if (target?.data === undefined || target.isDraft) continue;
      if (!isScheduled(target.kind, target.data, today)) continue;
      const message = `refers to the ${field.to} "${target.slug}", which the site shows from ${String(target.data["date"])} on, so there's no link to it until then`;
      notes.push({ ...file.problemAt(path, message), severity: "note" });
    }
  }
  return notes;
}

/** Finds values that are probably mistakes: dates in the future and items with the same `order`. */
function notesOn(files: readonly ContentFile[], today: string): Problem[] {
  const notes: Problem[] = [];
  const byOrder = new Map<string, ContentFile>();
  for (const file of files) {
    const { date, order } = file.data ?? {};
    const note = (field: "date" | "order", message: string) =>
      notes.push({ ...file.problemAt([field], message), severity: "note" });
    if (isScheduled(file.kind, { date }, today)) {
      // A draft stays hidden even after its date.
      if (!file.isDraft) note("date", `is ${String(date)}, so the site shows it from that day on`);
    } else if (typeof date === "string" && isDay(date) && date > today) {
      note("date", `is ${date}, which is in the future. The site shows it anyway`);
    }
    if (typeof order !== "number") continue;
    const key = `${file.kind.type} ${order}`;
    const first = byOrder.get(key);
    if (first === undefined) byOrder.set(key, file);
    else note("order", `is ${order}, the same as in content/${first.path}, so either item may come first`);
  }
  return notes;
}
