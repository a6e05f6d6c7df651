import { type ContentFile } from "../files/content-file";
import { codeInBraces, notAllowed } from "../files/mdx-messages";
import { type ForbiddenSyntax } from "../files/forbidden-syntax";
import { attributeOf, type Component, outlineOf } from "../files/outline";
import { componentSchemas, requiredChild, requiredParent } from "../mdx/component-schema";
import { type Problem } from "../model/problem";
import { allowedWords } from "../model/suggestions";
import { linkProblem, type LinkTargets } from "./link-rules";

const forbiddenMessages: Readonly<Record<ForbiddenSyntax, string>> = {
  character: "contains a code for an invisible character, such as &#x202E;: remove it",
  code: "code isn't allowed: remove import and export",
  expression: codeInBraces,
  footnote: "footnotes aren't allowed: put the text in the sentence or in a <Note>",
  html: "HTML isn't allowed: use Markdown and the elements in the guide",
  markdown:
    "has a typo in Markdown: put a space after ##, no space between ] and ( or next to the text in ** **, " +
    "and |---|---| below the first row of a table",
  picture: "pictures aren't allowed here: use the picture field in the front matter",
};

export function checkBody(file: ContentFile, targets: LinkTargets): Problem[] {
  const { path, body } = file;
  if (body === undefined) return [];
  if (body.text.trim() === "") {
    const message = "is empty";
    return [{ file: path, line: body.linesBefore + 1, column: 1, field: "body", message }];
  }
  const { headings, links, components, forbidden, problem } = outlineOf(body);
  const found = [
    ...(problem ? [problem] : []),
    ...components.flatMap(misplaced),
    ...forbidden.map(({ syntax, position }) => ({ message: forbiddenMessages[syntax], position })),
    ...headings
      .filter(({ depth }) => depth === 1)
      .map(({ position }) => ({
        message: "# is for the page's title, which is in the front matter: use ##",
        position,
      })),
    ...headings
      .filter(({ hasName }) => !hasName)
      .map(({ position }) => ({ message: "is a heading without letters or digits: add words", position })),
    ...components.flatMap((component) =>
      componentProblems(component).map((message) => ({ message, position: component.position })),
    ),
    ...links.map(({ to, position }) => ({ message: linkProblem(to, targets, file), position })),
  ];
  return found.flatMap(({ message, position }) =>
    message === undefined ? [] : { file: path, ...position, field: "body", message },
  );
}

function misplaced({ name, parent, children, position }: Component) {
  const [list, item] = [requiredParent(name), requiredChild(componentSchemas.get(name))];
  const message = `<${name}> is outside <${list}>: put it between <${list}> and </${list}>`;
  return [
    ...(list !== undefined && list !== parent ? [{ message, position }] : []),
    ...children
      .filter((child) => item !== undefined && child.name !== item)
      .map((child) => ({
        message: `isn't allowed in <${name}>, which can only contain <${item}>`,
        position: child.position,
      })),
  ];
}

function componentProblems(component: Component): string[] {
  const { name, attributes, isInline } = component;
  const props = componentSchemas.get(name)?.props;
  if (props === undefined) return [notAllowed(name)];
  const allowed = Object.keys(props);
  return [
    ...(isInline ? [`<${name}> is in the middle of a line: put each tag on its own line`] : []),
    ...attributes.flatMap((attribute) => {
      if (attribute.name === undefined) {
        return `<${name}> has attributes in braces: write name="text" instead`;
      }
      if (attribute.value === undefined) return `<${name}> ${attribute.name} must be text in quotes`;
      if (allowed.includes(attribute.name)) return [];
      const options = allowedWords(attribute.name, allowed);
      return `<${name}> has no attribute "${attribute.name}"${options}`;
    }),
    ...allowed
      .filter((prop) => !attributeOf(component, prop)?.trim())
      .map((prop) => `<${name}> needs the attribute "${prop}"`),
  ];
}
