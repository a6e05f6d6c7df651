import { type ContentFile, type Place } from "../files/content-file";
import { outlineOf } from "../files/outline";
import { shapeOf, textsIn } from "../model/shape";

/** A link of the content that leads away from the site, and where it stands. */
export interface ExternalLink extends Place {
  /** Path below `content/`. */
  readonly file: string;
  /** The address as it was written. */
  readonly link: string;
}

/** Every link to a web page or to an e-mail address, in fields and texts, drafts included. */
export function externalLinks(files: readonly ContentFile[]): ExternalLink[] {
  return files.flatMap((file) => {
    const found = [...linksOfFields(file), ...linksOfBody(file)];
    return found.filter(({ link }) => /^(https?|mailto):/i.test(link));
  });
}

function linksOfFields(file: ContentFile): ExternalLink[] {
  return [...textsIn(shapeOf(file.kind.shape), file.data)]
    .filter(({ field }) => field.type === "link")
    .map(({ path, text }) => ({ file: file.path, link: text, ...file.place(path) }));
}

const linksOfBody = ({ path, body }: ContentFile): ExternalLink[] =>
  (body === undefined ? [] : outlineOf(body).links).map(({ to, place }) => ({
    file: path,
    link: to,
    ...place,
  }));
