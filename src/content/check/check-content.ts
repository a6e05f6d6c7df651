import { unroutedPaths } from "../../addresses";
import { checkBody } from "./check-body";
import { checkFigures, dataElements } from "./check-figures";
import { checkRedirects } from "./check-redirects";
import { checkShape } from "./check-shape";
import { checkTexts } from "./check-texts";
import { type ContentFile } from "../files/content-file";
import { type Fault, inReadingOrder } from "../model/fault";
import { isSingleton, routeOf } from "../model/kind";
import { kinds } from "../model/kinds";
import { linkTargets } from "./link-rules";
import { nameFault } from "../model/names";
import { readContent } from "../files/read-content";

/** Every fault of every content file, in reading order; an empty list when all is well. */
export function checkContent(folders: { readonly content: string }): Fault[] {
  const { files, data, faults } = readContent(folders.content);
  const targets = linkTargets(files);
  // Both that read the tree of a text, one after the other.
  const texts = files.map((file) => ({
    file,
    elements: dataElements(file),
    faults: checkBody(file, targets),
  }));
  return inReadingOrder([
    ...faults,
    ...missingFiles(files),
    ...sharedRoutes(files),
    ...badNames(files),
    ...checkFigures(texts, data),
    ...checkRedirects(files, targets, data),
    ...texts.flatMap((text) => text.faults),
    ...files.flatMap((file) => [
      ...file.faults,
      ...checkShape(file),
      ...checkTexts(file, files, targets, folders.content),
    ]),
  ]);
}

/** Pages and site data of which there must be one file. */
function missingFiles(files: readonly ContentFile[]): Fault[] {
  return kinds
    .filter((kind) => isSingleton(kind) && !files.some((file) => file.kind === kind))
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
    const message = isSingleton(kind) ? undefined : nameFault(slug);
    return message === undefined ? [] : [{ file: path, line: 1, column: 1, field: "", message }];
  });

/** Two files at one address. The pages of which there must be one have theirs before all others. */
function sharedRoutes(files: readonly ContentFile[]): Fault[] {
  const owners = new Map([["/404", "which the 404 page has already"]]);
  for (const path of unroutedPaths) owners.set(path, "which stays without a page");
  const faults: Fault[] = [];
  const needed = files.filter(({ kind }) => isSingleton(kind));
  for (const file of new Set([...needed, ...files])) {
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
