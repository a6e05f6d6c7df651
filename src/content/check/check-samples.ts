import { type ContentFile } from "../files/content-file";
import { isDraft, templateOf } from "../files/read-content";
import { type Problem } from "../model/problem";
import { hasBody } from "../model/kind";
import { shapeOf } from "../model/shape";
import { isSample, textsIn } from "../model/shaped-data";

/** Words of a template that nobody replaced, in what is no draft. */
export function checkSamples(file: ContentFile, contentFolder: string): Problem[] {
  const { path, kind, data, body } = file;
  if (isDraft(data)) return [];
  const remedy = `write your own${"draft" in kind.shape.fields ? ", or keep `draft: true`" : ""}`;
  const problems: Problem[] = [];
  for (const { path: at, text, field } of textsIn(shapeOf(kind.shape), data)) {
    if (field.type !== "text" || !isSample(text)) continue;
    const message = `still says "${text}", words of a template, which start with _: ${remedy}`;
    problems.push(file.problemAt(at, message));
  }
  const template = hasBody(kind) ? templateOf(contentFolder, kind)?.body : undefined;
  if (body !== undefined && template !== undefined && wordsOf(body) === wordsOf(template)) {
    const message = `is the template's, word for word: ${remedy}`;
    problems.push({ file: path, line: body.linesBefore + 1, column: 1, field: "body", message });
  }
  return problems;
}

/** A text, however its lines end. */
const wordsOf = ({ text }: { readonly text: string }): string => text.replace(/\s+/g, " ").trim();
