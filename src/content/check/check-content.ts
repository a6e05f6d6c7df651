import { unroutedPaths } from "../../addresses";
import { checkBody } from "./check-body";
import { checkFigures } from "./check-figures";
import { checkRedirects } from "./check-redirects";
import { checkShape } from "./check-shape";
import { checkTexts } from "./check-texts";
import { type ContentFile } from "../files/content-file";
import { type Fault, inReadingOrder } from "../model/fault";
import { isSingle } from "../model/kind";
import { kinds } from "../model/kinds";
import { linkTargets } from "./link-rules";
import { nameFault } from "../model/names";
import { readContent } from "../files/read-content";
import { fixedRoutes, routeOf } from "../model/routes";

/** Where content and fixed pages stand on the disk. */
export interface ContentFolders {
  readonly content: string;
  readonly pages: string;
}

/** Every fault of every content file, in reading order; an empty list when all is well. */
export function checkContent(folders: ContentFolders): Fault[] {
  const { files, data, faults } = readContent(folders.content);
  const fixed = fixedRoutes(folders.pages);
  const targets = linkTargets(fixed, files);
  return inReadingOrder([
    ...faults,
    ...missingFiles(files),
    ...sharedRoutes(files, fixed),
    ...badNames(files),
    ...checkFigures(files, data),
    ...checkRedirects(files, targets, data),
    ...files.flatMap((file) => [
      ...file.faults,
      ...checkBody(file, targets),
      ...checkShape(file),
      ...checkTexts(file, files, targets, folders.content),
    ]),
  ]);
}

/** Pages and site data of which there must be one file. */
function missingFiles(files: readonly ContentFile[]): Fault[] {
  return kinds
    .filter((kind) => isSingle(kind) && !files.some((file) => file.kind === kind))
    .map(({ path, label }) => ({
      file: path,
      line: 1,
      column: 1,
      field: "",
      message: `is missing: the site needs it (${label})`,
    }));
}

/** Items, pages of their own or not, whose names could be no part of an address. */
const badNames = (files: readonly ContentFile[]): Fault[] =>
  files.flatMap(({ kind, slug, path }) => {
    const message = isSingle(kind) ? undefined : nameFault(slug);
    return message === undefined ? [] : [{ file: path, line: 1, column: 1, field: "", message }];
  });

/** Two files, or a file and a fixed page, at one address. */
function sharedRoutes(files: readonly ContentFile[], fixed: readonly string[]): Fault[] {
  const owners = new Map(fixed.map((route) => [route, "which a page in src/pages has already"]));
  owners.set("/404", "which the 404 page has already");
  for (const path of unroutedPaths) owners.set(path, "which stays without a page");
  const faults: Fault[] = [];
  for (const file of files) {
    const route = routeOf(file);
    if (route === undefined) continue;
    const field = typeof file.data?.["path"] === "string" ? "path" : "";
    const fault = (message: string): Fault => {
      return { file: file.path, ...file.place(field === "" ? [] : [field]), field, message };
    };
    const owner = owners.get(route);
    if (owner !== undefined) faults.push(fault(`has the address ${route}, ${owner}`));
    owners.set(route, `which content/${file.path} has already`);
  }
  return faults;
}
