import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type InferType } from "yup";
import { type ContentFile, parseContentFile } from "./content-file";
import { type DataFile, decodeText, parseDataFile } from "./data-file";
import { showsDrafts } from "./build-settings";
import { fileProblem, type Problem } from "../model/problem";
import { isSingleton, type Kind, slugOf } from "../model/kind";
import { type FoundKind, isPublished, kindOfFile, kinds, ownerOfData } from "../model/kinds";
import { organisation } from "../model/kinds/organisation";

/** Files that may stand beside content: the guide, words for the spelling check, pictures. */
const ignoredFiles = [/(^|\/)README\.md$/, /^words\.txt$/, /^images\//];

const isPicture = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;

/** Where people upload a CSV file in the CMS, and no chart finds it. */
const misplacedCsv = /^images\/.*\.csv$/i;
const misplacedCsvMessage =
  "is a CSV file, and no chart finds it here: move it into the folder of its report, reports/<name>/";

/**
 * Reads every published file below `folder`, and the CSV files beside them. Files of no kind are problems, and so
 * are symbolic links, because Gatsby, git hosts and Windows treat them differently.
 *
 * @throws Error of the file system when the folder cannot be read.
 */
export function readContent(folder: string) {
  const files: ContentFile[] = [];
  const data: DataFile[] = [];
  const problems: Problem[] = [];
  for (const path of pathsBelow(folder, "isSymbolicLink").filter(isPublished)) {
    problems.push(fileProblem(path, "is a symbolic link: put the file or folder itself here"));
  }
  for (const path of pathsBelow(folder)) {
    if (!isPublished(path)) continue;
    if (misplacedCsv.test(path)) problems.push(fileProblem(path, misplacedCsvMessage));
    if (ignoredFiles.some((pattern) => pattern.test(path))) continue;
    const found = kindOfFile(path);
    if (ownerOfData(path) !== undefined) {
      data.push(parseDataFile(path, readFileSync(join(folder, path))));
    } else if (found === undefined) {
      problems.push(fileProblem(path, unknownFileMessage(path)));
    } else {
      files.push(readContentFile(folder, path, found));
    }
  }
  return { files, data, problems };
}

/** Reads one file. Never throws for what it holds: what is wrong stands in its `problems`. */
export function readContentFile(folder: string, path: string, found: FoundKind): ContentFile {
  const { text, problem } = decodeText(path, readFileSync(join(folder, path)));
  const file = parseContentFile(path, found, text);
  if (problem === undefined) return file;
  return { ...file, data: undefined, body: undefined, problems: [problem] };
}

/**
 * The published items of a kind, in the order of their paths. What is not as the shape says is left
 * out here, and reported by the content check, which every build runs first.
 *
 * @param folder - The folder of content.
 * @param withDrafts - Whether drafts are among them.
 */
export function entriesOf<Shape extends Kind["shape"]>(
  kind: Kind<Shape>,
  folder = "content",
  withDrafts = showsDrafts(),
) {
  const single = existsSync(join(folder, kind.path)) ? [kind.path] : [];
  return (isSingleton(kind) ? single : pathsBelow(folder)).flatMap((path) => {
    const slug = isPublished(path) ? slugOf(kind, path) : undefined;
    if (slug === undefined) return [];
    const data = dataOf(kind, readContentFile(folder, path, { kind, slug }));
    return data === undefined || (isDraft(data) && !withDrafts) ? [] : [{ path, slug, data }];
  });
}

/** The address of the site as content says it. A build without one ends with the content check. */
export const website = (folder?: string): string =>
  entriesOf(organisation, folder)[0]?.data.website ?? "https://site.invalid";

/** What a file says, with all defaults filled in, when its kind allows it. */
export function dataOf<Shape extends Kind["shape"]>(
  { shape }: Kind<Shape>,
  { data }: Pick<ContentFile, "data">,
): InferType<Shape> | undefined {
  return data !== undefined && shape.isValidSync(data, { strict: true })
    ? shape.cast(data, { stripUnknown: true })
    : undefined;
}

/** What new items of a kind are copied from, when it has such a file. */
export function templateOf(folder: string, kind: Kind): ContentFile | undefined {
  const path = kind.path.replace("{slug}", "_template");
  if (!existsSync(join(folder, path))) return undefined;
  return readContentFile(folder, path, { kind, slug: "_template" });
}

/** Whether the fields of a content file say that it is a draft. */
export const isDraft = (data: object | undefined): boolean =>
  data !== undefined && "draft" in data && data.draft === true;

/** Paths of all drafts below a folder of content, in order. */
export const draftsIn = (folder: string): string[] => pathsWith("draft", folder, true);

/** Paths of all items below a folder of content that are sample copy, in order. Drafts are none. */
export const samplesIn = (folder: string): string[] => pathsWith("sampleCopy", folder, false);

/** Paths of all items of which a field says `true`. */
const pathsWith = (field: string, folder: string, withDrafts: boolean): string[] =>
  kinds
    .filter(({ shape }) => field in shape.fields)
    .flatMap((kind) => entriesOf(kind, folder, withDrafts))
    .flatMap(({ path, data }) => (data[field] === true ? [path] : []))
    .sort();

/** What is wrong with a file of no kind, and which places are nearest to its own. */
function unknownFileMessage(path: string): string {
  if (isPicture.test(path))
    return "is a picture, and pictures stand in content/images: move it there";
  const paths = kinds.map((kind) => kind.path);
  const [folder = ""] = path.split("/");
  const beside = paths.filter((allowed) => allowed.startsWith(`${folder}/`));
  const allowed = (beside.length > 0 ? beside : paths).join(", ").replaceAll("{slug}", "<name>");
  return `is not where any content lives; allowed are: ${allowed}`;
}

const pathsBelow = (folder: string, is: "isFile" | "isSymbolicLink" = "isFile"): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[is]())
    .map((entry) =>
      posix.relative(folder, join(entry.parentPath, entry.name).replaceAll("\\", "/")),
    )
    .sort();
