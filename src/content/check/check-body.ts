import { type ContentFile } from "../files/content-file";
import { notAllowed } from "../files/mdx-messages";
import { type Component, outlineOf } from "../files/outline";
import { componentSchemas, requiredChild, requiredParent } from "../mdx/component-schema";
import { markdownProblem } from "../model/find-markdown";
import { type Problem } from "../model/problem";
import { allowedWords } from "../model/suggestions";
import { linkProblem, type LinkTargets } from "./link-rules";

export function checkBody(file: ContentFile, targets: LinkTargets): Problem[] {
  const { body } = file;
  if (body === undefined) return [];
  if (body.text.trim() === "") return [file.bodyProblem("is empty")];
  const { links, components, problems } = outlineOf(body);
  const found = [...components.flatMap(misplaced), ...problems];
  for (const component of components) {
    for (const message of componentProblems(component)) found.push({ message, position: component.position });
  }
  for (const { to, position } of links) {
    const message = linkProblem(to, targets, file);
    if (message !== undefined) found.push({ message, position });
  }
  return found.map(({ message, position }) => file.bodyProblem(message, position));
}

function misplaced({ name, parent, children, position }: Component) {
  const problems = [];
  const list = requiredParent(name);
  if (list !== undefined && list !== parent) {
    problems.push({
      message: `<${name}> is outside <${list}>: put it between <${list}> and </${list}>`,
      position,
    });
  }
  const item = requiredChild(componentSchemas.get(name));
  for (const child of item === undefined ? [] : children) {
    if (child.name === item) continue;
    const message = `isn't allowed in <${name}>, which can only contain <${item}>`;
    problems.push({ message, position: child.position });
  }
  return problems;
}

function componentProblems({ name, attributes, props, isInline }: Component): string[] {
  const allowed = componentSchemas.get(name)?.props;
  if (allowed === undefined) return [notAllowed(name)];
  const problems: string[] = [];
  if (isInline) problems.push(`<${name}> is in the middle of a line: put each tag on its own line`);
  for (const attribute of attributes) {
    if (!("name" in attribute)) {
      problems.push(`<${name}> has attributes in braces: write name="text" instead`);
    } else if (typeof attribute.value !== "string") {
      problems.push(`<${name}> ${attribute.name} must be text in quotes`);
    } else if (!allowed.includes(attribute.name)) {
      const options = allowedWords(attribute.name, allowed);
      problems.push(`<${name}> has no attribute "${attribute.name}"${options}`);
    } else if (attribute.name !== "id" && attribute.name !== "to") {
      const message = markdownProblem(attribute.value);
      if (message !== undefined) problems.push(`<${name}> ${attribute.name} ${message}`);
    }
  }
  for (const prop of allowed) {
    if (!props[prop]?.trim()) problems.push(`<${name}> needs the attribute "${prop}"`);
  }
  return problems;
}
