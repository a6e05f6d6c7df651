import { type Node, type Parent } from "unist";
import {
  elementAttributes,
  itemElements,
  linkAttributes,
  optionalAttributes,
} from "../mdx/element-attributes";
import { isRecord } from "../model/record";
import { allowedWords } from "../model/nearest";

const allowedElements = Object.keys(elementAttributes);

/** What is wrong with a link; undefined when it leads somewhere. */
export type LinkCheck = (link: string) => string | undefined;

/** An element of a body, as the parser gives it; a fragment has no name. */
export interface ElementNode extends Parent {
  readonly name: string | null;
  readonly attributes: readonly unknown[];
}

/** Whether a node of a body is an element. */
export const isElement = (node: Node): node is ElementNode =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** What is wrong with the place of a node: some elements stand within one other only, and alone. */
export function placeFault(node: Node, parent: Node | undefined): string | undefined {
  const name = nameOf(node);
  const around = nameOf(parent);
  for (const [list, item] of Object.entries(itemElements)) {
    if (name === item && around !== list) {
      return `<${item}> stands outside <${list}>: put it between <${list}> and </${list}>`;
    }
    if (around === list && name !== item) {
      return `stands in <${list}>, where only <${item}> may stand`;
    }
  }
  return undefined;
}

const nameOf = (node: Node | undefined): string =>
  node !== undefined && isElement(node) ? (node.name ?? "") : "";

/** What is wrong with an element: its name, where it stands in a line, its attributes. */
export function elementFaults(
  { type, name, attributes }: ElementNode,
  faultOf: LinkCheck,
): string[] {
  // Own names only: `constructor` is a property of every object.
  const known =
    name !== null && Object.hasOwn(elementAttributes, name) ? elementAttributes[name] : undefined;
  if (known === undefined) {
    return [
      `<${name ?? ""}> is not an allowed element${allowedWords(name ?? "", allowedElements)}`,
    ];
  }
  const allowed = [...known, ...((name !== null && optionalAttributes[name]) || [])];
  const texts = new Map<string, string>();
  const faults: string[] = [];
  if (type === "mdxJsxTextElement") {
    faults.push(`<${name}> stands within a line: put its tags on lines of their own`);
  }
  for (const attribute of attributes) {
    if (!isRecord(attribute) || typeof attribute["name"] !== "string") {
      faults.push(`<${name}> has attributes in braces, only name="text" is allowed`);
    } else if (typeof attribute["value"] !== "string") {
      faults.push(`<${name}> ${attribute["name"]} is not a text in quotes`);
    } else if (!allowed.includes(attribute["name"])) {
      const words = allowedWords(attribute["name"], allowed);
      faults.push(`<${name}> has no attribute "${attribute["name"]}"${words}`);
    } else {
      texts.set(attribute["name"], attribute["value"]);
    }
  }
  const missing = known.filter((wanted) => !texts.get(wanted)?.trim());
  const links = linkAttributes.map((link) => texts.get(link)).filter((link) => link !== undefined);
  return [
    ...faults,
    ...missing.map((wanted) => `<${name}> needs the attribute "${wanted}"`),
    ...present(links.map(faultOf)),
  ];
}

/** The messages that there are. */
export const present = (messages: readonly (string | undefined)[]): string[] =>
  messages.filter((message) => message !== undefined);
