import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, parseContentFile } from "./content-file";
import { decodeText } from "./decode-text";
import { buildDate, showsDrafts } from "../../build-settings";
import { findFiles } from "../../files";
import { findInvisibleCharacter } from "../model/invisible-characters";
import { fileProblem, type Problem } from "../model/problem";
import { isSingleton, type Kind, slugOf } from "../model/kind";
import { type FoundKind, isPublished, kindOfFile, kinds } from "../model/kinds";
import { type ValueOf, valuesIn, withoutUnknown } from "../model/field";
import { organization } from "../model/kinds/organization";
import { picturePath } from "../model/picture-path";
import { isDay, valueProblem } from "../model/value-problem";

/** The content folder also contains guides, pictures, and the spell checker's word list. */
const ignoredFiles = [/(^|\/)README\.md$/, /^words\.txt$/, /^images\//];

const isPicture = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;

/** Includes drafts. Reports symbolic links, because Gatsby, Git hosts, and Windows treat them differently. */
export function readContent(folder: string) {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const path of findFiles(folder, "isSymbolicLink").filter(isPublished)) {
    problems.push(fileProblem(path, "is a symbolic link: put the file or folder itself here"));
  }
  for (const path of findFiles(folder)) {
    if (!isPublished(path)) continue;
    if (ignoredFiles.some((pattern) => pattern.test(path))) continue;
    const found = kindOfFile(path);
    if (found === undefined) problems.push(fileProblem(path, unknownFileMessage(path)));
    else files.push(readContentFile(folder, path, found));
  }
  return { files, problems };
}

/** Reports invalid content in the file's `problems` instead of throwing an error. */
export function readContentFile(folder: string, path: string, found: FoundKind): ContentFile {
  const { text, problem } = decodeText(path, readFileSync(join(folder, path)));
  const file = parseContentFile(path, found, text);
  if (problem === undefined) return file;
  return { ...file, data: undefined, body: undefined, problems: [problem] };
}

/**
 * Reads a kind's items, sorted by path. Skips invalid items, which the content check reports. If `withHidden`
 * is true, includes drafts and reports that aren't published yet.
 */
export function readEntries<Shape extends Kind["shape"]>(
  kind: Kind<Shape>,
  folder = "content",
  withHidden = showsDrafts(),
) {
  const today = !withHidden && kind.isHiddenUntilDate ? readToday(folder) : "";
  const single = existsSync(join(folder, kind.path)) ? [kind.path] : [];
  return (isSingleton(kind) ? single : findFiles(folder)).flatMap((path) => {
    const slug = isPublished(path) ? slugOf(kind, path) : undefined;
    if (slug === undefined) return [];
    const data = dataOf(kind, readContentFile(folder, path, { kind, slug }).data);
    if (data === undefined) return [];
    if (!withHidden && (isDraft(data) || isScheduled(kind, data, today))) return [];
    return [{ path, slug, data }];
  });
}

/** The fallback URL is never published, because the content check fails without the site's address. */
export const readWebsite = (folder?: string): string =>
  readEntries(organization, folder)[0]?.data.website ?? "https://site.invalid";

/** Returns today's date in the agency's time zone, or in UTC if the content has no valid time zone. */
export const readToday = (folder?: string): string =>
  buildDate(readEntries(organization, folder)[0]?.data.timeZone ?? "UTC");

/** Adds an empty list for each missing list. Returns `undefined` if the data doesn't match the schema. */
export function dataOf<Shape extends Kind["shape"]>(
  { shape }: { readonly shape: Shape },
  data: unknown,
): ValueOf<Shape> | undefined {
  if (valuesIn(shape, data).some(valueProblem)) return undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- All values are valid.
  return withoutUnknown(shape, data) as ValueOf<Shape>;
}

/** Reads the file that new items of a kind are copied from. */
export function readTemplate(folder: string, kind: Kind): ContentFile | undefined {
  const path = kind.path.replace("{slug}", "_template");
  if (!existsSync(join(folder, path))) return undefined;
  return readContentFile(folder, path, { kind, slug: "_template" });
}

export const isDraft = (data: object): boolean => "draft" in data && data.draft === true;

export const isScheduled = (kind: Pick<Kind, "isHiddenUntilDate">, data: object, today: string): boolean =>
  kind.isHiddenUntilDate === true && "date" in data && isDay(data.date) && String(data.date) > today;

export function findHidden(folder: string): string[] {
  const today = readToday(folder);
  const items = kinds.flatMap((kind) => readEntries(kind, folder, true).map((item) => ({ ...item, kind })));
  const hidden = items.filter(({ kind, data }) => isDraft(data) || isScheduled(kind, data, today));
  return hidden.map(({ path }) => path).sort();
}

function unknownFileMessage(path: string): string {
  const invisible = findInvisibleCharacter(path);
  if (invisible !== undefined)
    return `is named with the invisible character ${invisible.character}: rename it`;
  if (path.endsWith(".csv")) return "is a CSV file: copy its numbers to `figures` in the report's index.mdx";
  if (isPicture.test(path)) return "is a picture outside content/images: move it there";
  const paths = kinds.map((kind) => kind.path);
  const [folder = ""] = path.split("/");
  const beside = paths.filter((allowed) => allowed.startsWith(`${folder}/`));
  const allowed = (beside.length > 0 ? beside : paths).join(", ").replaceAll("{slug}", "<name>");
  return `isn't a place for content; allowed: ${allowed}`;
}

/** The content check allows missing references in drafts, but GraphQL queries would fail. */
export function hasAllReferences(folder: string, path: string, found: FoundKind): boolean {
  const { data } = readContentFile(folder, path, found);
  return valuesIn(found.kind.shape, data).every(({ value, field }) => {
    if (typeof value !== "string") return true;
    if (field.type === "picture") return existsSync(join(folder, picturePath(value, path)));
    if (field.type !== "reference") return true;
    const kind = kinds.find(({ type }) => type === field.to);
    const target = kind?.path.replace("{slug}", value);
    if (kind === undefined || target === undefined || !existsSync(join(folder, target))) return false;
    const item = { kind, slug: value };
    const isValid = dataOf(kind, readContentFile(folder, target, item).data) !== undefined;
    return isValid && hasAllReferences(folder, target, item);
  });
}
