import { type ContentFile } from "../files/content-file";
import { notAllowed } from "../files/mdx-messages";
import { attributeOf, type Component, outlineOf } from "../files/outline";
import { componentSchemas, requiredChild, requiredParent } from "../mdx/component-schema";
import { type Problem } from "../model/problem";
import { allowedWords } from "../model/suggestions";
import { linkProblem, type LinkTargets } from "./link-rules";

export function checkBody(file: ContentFile, targets: LinkTargets): Problem[] {
  const { path, body } = file;
  if (body === undefined) return [];
  if (body.text.trim() === "") {
    return [{ file: path, line: body.linesBefore + 1, column: 1, field: "body", message: "is empty" }];
  }
  const { links, components, problems } = outlineOf(body);
  const found = [
    ...components.flatMap(misplaced),
    ...problems,
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
  const list = requiredParent(name);
  const item = requiredChild(componentSchemas.get(name));
  const others = item === undefined ? [] : children.filter((child) => child.name !== item);
  const problems = others.map((child) => ({
    message: `isn't allowed in <${name}>, which can only contain <${item}>`,
    position: child.position,
  }));
  if (list === undefined || list === parent) return problems;
  const message = `<${name}> is outside <${list}>: put it between <${list}> and </${list}>`;
  return [{ message, position }, ...problems];
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
    ...Object.entries(props).flatMap(([prop, { optional }]) => {
      const value = attributeOf(component, prop);
      if (value?.trim() || (optional && value === undefined)) return [];
      return optional
        ? `<${name}> ${prop} is empty: write a text or remove it`
        : `<${name}> needs the attribute "${prop}"`;
    }),
  ];
}
