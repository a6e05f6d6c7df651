import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { unroutedPaths } from "../ui/unrouted-paths";
import { checkBody } from "./check-body";
import { checkFigures } from "./check-figures";
import { checkRedirects } from "./check-redirects";
import { checkShape, fieldName } from "./check-shape";
import { type ContentFile } from "./content-file";
import { isDraft } from "./drafts";
import { type Fault, inReadingOrder } from "./fault";
import { isSingle } from "./kind";
import { kinds } from "./kinds";
import { keepTrees, type TreeStore } from "./keep-trees";
import { linkFault, type LinkTargets, linkTargets } from "./link-rules";
import { redirects } from "./redirects";
import { allowedWords, didYouMean } from "./nearest";
import { readContent } from "./read-content";
import { fixedRoutes, routeOf } from "./routes";
import { describeFields, formattedTexts } from "./walk";

/** Where content and fixed pages stand on the disk. */
export interface ContentFolders {
  readonly content: string;
  readonly pages: string;
  /** Where the syntax trees of texts are kept between checks. */
  readonly trees?: TreeStore;
}

/** Every fault of every content file, in reading order; an empty list when all is well. */
export function checkContent(folders: ContentFolders): Fault[] {
  const { files, data, faults } = readContent(folders.content);
  if (folders.trees) keepTrees(files, folders.trees);
  const fixed = fixedRoutes(folders.pages);
  const targets = linkTargets(fixed, files);
  return inReadingOrder([
    ...faults,
    ...missingFiles(files),
    ...sharedRoutes(files, fixed),
    ...checkFigures(files, data),
    ...checkRedirects(files, targets, data),
    ...files.flatMap((file) => [
      ...file.faults,
      ...checkShape(file),
      ...checkTexts(file, files, targets, folders.content),
      ...checkBody(file, targets),
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
    // The field has a rule of its own.
    if (field === "" && !/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route)) {
      faults.push(
        fault(`has the address ${route}; file names are lower-case words joined by hyphens`),
      );
    }
    owners.set(route, `which content/${file.path} has already`);
  }
  return faults;
}

/** Links, references and pictures that lead nowhere. */
function checkTexts(
  file: ContentFile,
  files: readonly ContentFile[],
  targets: LinkTargets,
  contentFolder: string,
): Fault[] {
  const faults: Fault[] = [];
  for (const { path, text, field } of formattedTexts(describeFields(file.kind.shape), file.data)) {
    const message = messageFor();
    if (message !== undefined) {
      faults.push({ file: file.path, ...file.place(path), field: fieldName(path), message });
    }

    function messageFor(): string | undefined {
      switch (field.meta?.format) {
        case "link":
          // The targets of redirects have rules of their own.
          return file.kind === redirects ? undefined : linkFault(text, targets, file);
        case "reference":
          return referenceFault(text, field.meta.to ?? "", file, files);
        case "picture":
          return pictureFault(text, posix.join(posix.dirname(file.path), text), contentFolder);
        default:
          return undefined;
      }
    }
  }
  return faults;
}

function pictureFault(written: string, path: string, folder: string): string | undefined {
  if (path.startsWith("../") || written.startsWith("/")) {
    return `names the picture ${written}, which is outside content/: put it into content/images`;
  }
  // The names of files differ in capitals on some systems and not on others.
  const names = existsSync(join(folder, posix.dirname(path)))
    ? readdirSync(join(folder, posix.dirname(path)))
    : [];
  return names.includes(posix.basename(path))
    ? undefined
    : `names the picture ${written}, which does not exist${didYouMean(posix.basename(path), names)}`;
}

function referenceFault(
  slug: string,
  type: string,
  from: ContentFile,
  files: readonly ContentFile[],
): string | undefined {
  const items = files.filter(({ kind }) => kind.type === type);
  const named = items.find((item) => item.slug === slug);
  if (named !== undefined) {
    return isDraft(named.data) && !isDraft(from.data)
      ? `names the ${type} "${slug}", which is a draft: publish it first, or make this a draft, too`
      : undefined;
  }
  const slugs = items.map((item) => item.slug);
  const words = allowedWords(slug, slugs, "none exists yet");
  return `names the ${type} "${slug}", which does not exist${words}`;
}
