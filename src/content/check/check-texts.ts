import { posix } from "node:path";
import { type ContentFile } from "../files/content-file";
import { readTemplate } from "../files/read-content";
import { isPublished } from "../model/kinds";
import { pictureFolder, picturePath } from "../model/picture-path";
import { type Problem } from "../model/problem";
import { listPictures } from "./check-pictures";
import { linkProblem, type LinkTargets } from "./link-rules";
import { allowedWords, nearestAddress } from "../model/suggestions";
import { redirects } from "../model/kinds/redirects";
import { type FieldValue, valuesIn } from "../model/field";
import { valueProblem } from "../model/value-problem";
import { markdownProblem } from "../model/find-markdown";
import { findInvisibleCharacter, findUnsafeCharacter } from "../model/invisible-characters";

export function checkTexts(
  file: ContentFile,
  files: readonly ContentFile[],
  targets: LinkTargets,
  contentFolder: string,
): Problem[] {
  const messageFor = (entry: FieldValue, text: string): string | undefined => {
    const { field } = entry;
    // Check the parsed text, because a YAML escape such as "\v" turns into a character only during parsing.
    const unsafe = findUnsafeCharacter(text);
    if (unsafe !== undefined) return unsafe.message;
    switch (field.type) {
      case "link":
        // `check-redirects.ts` checks the links in redirects.
        return file.kind === redirects ? undefined : linkProblem(text, targets, file);
      case "reference":
        return referenceProblem(text, field.to, file, files);
      case "picture":
        // `check-shape.ts` reports a picture of another type.
        return valueProblem(entry) === undefined
          ? pictureProblem(text, picturePath(text, file.path), contentFolder)
          : undefined;
      case "text":
        // Text that starts with `_` is a placeholder copied from the template.
        if (text.startsWith("_")) {
          return file.isDraft ? undefined : `still has the template's text "${text}": ${remedyFor(file)}`;
        }
        return /^\S+@\S+$/.test(text) ? findInvisibleCharacter(text)?.message : markdownProblem(text);
      default:
        return undefined;
    }
  };
  const problems = valuesIn(file.kind.shape, file.data).flatMap((entry) => {
    const message = typeof entry.value === "string" ? messageFor(entry, entry.value) : undefined;
    return message === undefined ? [] : file.problemAt(entry.path, message);
  });
  return [...problems, ...templateBody(file, contentFolder)];
}

function templateBody(file: ContentFile, contentFolder: string): Problem[] {
  const { kind, isDraft, body } = file;
  if (isDraft || body === undefined) return [];
  const template = readTemplate(contentFolder, kind)?.body;
  if (template === undefined || collapseSpaces(body) !== collapseSpaces(template)) return [];
  return [file.bodyProblem(`is the same as the template's: ${remedyFor(file)}`)];
}

/** Collapses whitespace, so that different line endings don't count as a difference. */
const collapseSpaces = ({ text }: { readonly text: string }): string => text.replace(/\s+/g, " ").trim();

const remedyFor = ({ kind }: ContentFile): string =>
  `write your own${"draft" in kind.shape.fields ? ", or keep `draft: true`" : ""}`;

function pictureProblem(written: string, path: string, folder: string): string | undefined {
  const pictures = listPictures(folder);
  // Compare exact names. A file system that ignores case would accept a name that fails the build elsewhere.
  if (pictures.includes(path)) {
    return isPublished(path)
      ? undefined
      : `uses the picture ${written}, which is hidden, because its name starts with an underscore: rename it`;
  }
  const name = posix.basename(written);
  const published = pictures.filter(isPublished).map((picture) => `/${picture}`);
  const elsewhere = published.find((picture) => posix.basename(picture) === name);
  const isAddress = written.startsWith("/") && !written.startsWith(`${pictureFolder}/`);
  if (elsewhere === undefined && (isAddress || path.startsWith("../"))) {
    return `uses the picture ${written}, which is outside content/: move it to content/images`;
  }
  const hint =
    elsewhere === undefined
      ? nearestAddress(`${pictureFolder}/${name}`, published)
      : `; did you mean ${elsewhere}?`;
  return `uses the picture ${written}, which doesn't exist${hint}`;
}

function referenceProblem(
  slug: string,
  type: string,
  from: ContentFile,
  files: readonly ContentFile[],
): string | undefined {
  const items = files.filter(({ kind }) => kind.type === type);
  const slugs = items.map((item) => item.slug);
  if (!slugs.includes(slug)) {
    const suggestion = allowedWords(slug, slugs, "none exists yet");
    return `refers to the ${type} "${slug}", which doesn't exist${suggestion}`;
  }
  return items[slugs.indexOf(slug)]?.isDraft && !from.isDraft
    ? `refers to the ${type} "${slug}", which is a draft: publish it first, or make this a draft, too`
    : undefined;
}
