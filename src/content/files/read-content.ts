import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type ContentFile, parseContentFile } from "./content-file";
import { type DataFile, isDataFile, parseDataFile } from "./data-file";
import { type Problem } from "../model/problem";
import { type FoundKind, isPublished, kindOfFile, kinds } from "../model/kinds";

/** All content files below a folder, the CSV files beside reports, and the files that no kind of content accounts for. */
export interface ContentTree {
  readonly files: readonly ContentFile[];
  readonly data: readonly DataFile[];
  readonly faults: readonly Problem[];
}

/** Files as they were parsed last: a build looks at each of them twice, a watching check again and again. */
const parsed = new Map<string, { readonly text: string; readonly file: ContentFile }>();

/** A content file of a text, parsed again only when the text is another one than the last time. */
export function contentFile(path: string, found: FoundKind, text: string): ContentFile {
  const known = parsed.get(path);
  if (known?.text === text) return known.file;
  const file = parseContentFile(path, found.kind, found.slug, text);
  parsed.set(path, { text, file });
  return file;
}

/** Gives the memory of all parsed files back, when none will be read any more. */
export const forgetContent = (): void => parsed.clear();

/** Files that may stand beside content: the guide, words for the spelling check, and pictures that content names. */
const bystanders = [/(^|\/)README\.md$/, /^words\.txt$/, /^images\//, /(^|\/)\.[^/]+$/];

const isPicture = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;

/** What is wrong with a file that no kind of content accounts for, and which places are nearest to its own. */
function strayWords(path: string): string {
  if (isPicture.test(path))
    return "is a picture, and pictures stand in content/images: move it there";
  const paths = kinds.map((kind) => kind.path);
  const [folder = ""] = path.split("/");
  const beside = paths.filter((allowed) => allowed.startsWith(`${folder}/`));
  const allowed = (beside.length > 0 ? beside : paths).join(", ").replaceAll("{slug}", "<name>");
  return `is not where any content lives; allowed are: ${allowed}`;
}

/**
 * Reads every published file below `folder`.
 *
 * @throws Error of the file system when the folder cannot be read.
 */
export function readContent(folder: string): ContentTree {
  const files: ContentFile[] = [];
  const data: DataFile[] = [];
  const faults: Problem[] = [];
  for (const path of pathsBelow(folder)) {
    if (!isPublished(path) || bystanders.some((pattern) => pattern.test(path))) continue;
    const found = kindOfFile(path);
    if (isDataFile(path)) {
      data.push(parseDataFile(path, readFileSync(join(folder, path), "utf8")));
    } else if (found === undefined) {
      faults.push({ file: path, line: 1, column: 1, field: "", message: strayWords(path) });
    } else {
      const text = readFileSync(join(folder, path), "utf8");
      files.push(contentFile(path, found, text));
    }
  }
  return { files, data, faults };
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(folder.length).replaceAll("\\", "/"), entry.name),
    )
    .map((path) => path.replace(/^\//, ""))
    .sort();
}
