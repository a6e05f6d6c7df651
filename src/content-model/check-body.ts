import { type Node, type Parent } from "unist";
import { visit } from "unist-util-visit";
import {
  elementAttributes,
  itemElements,
  linkAttributes,
  optionalAttributes,
} from "../mdx/element-attributes";
import { bodyTree } from "./body-tree";
import { type ContentFile, isRecord } from "./content-file";
import { type Fault } from "./fault";
import { linkFault, type LinkTargets } from "./link-rules";
import { mdxWords } from "./mdx-words";
import { allowedWords } from "./nearest";

const allowedElements = Object.keys(elementAttributes);

/** Why a kind of syntax may not stand in a body, by its name in the syntax tree. */
const forbidden: Readonly<Record<string, string>> = {
  mdxjsEsm: "import and export are not allowed: a body is text, not code",
  mdxFlowExpression: "an expression in braces is not allowed: a body is text, not code",
  mdxTextExpression: "an expression in braces is not allowed: a body is text, not code",
  html: "HTML is not allowed: use Markdown and the elements of the guide",
  image: "a picture is not allowed in a body: name it in a picture field of the front matter",
  imageReference:
    "a picture is not allowed in a body: name it in a picture field of the front matter",
};

/** Faults of the MDX body: anything but Markdown, working links and the allowed elements. */
export function checkBody(file: ContentFile, targets: LinkTargets): Fault[] {
  if (file.body === undefined) return [];
  const { body } = file;
  const { text, linesBefore } = body;
  const fault = (at: { line: number; column: number } | undefined, message: string): Fault => ({
    file: file.path,
    line: (at?.line ?? 1) + linesBefore,
    column: at?.column ?? 1,
    field: "body",
    message,
  });
  if (text.trim() === "") return [fault(undefined, "is empty")];

  let tree: Node;
  try {
    tree = bodyTree(body);
  } catch (error) {
    return [syntaxFault(error, linesBefore, fault)];
  }
  const faults: Fault[] = [];
  visit(tree, (node: Node, _, parent: Node | undefined) => {
    const misplaced = placeFault(node, parent);
    if (misplaced !== undefined) faults.push(fault(node.position?.start, misplaced));
    for (const message of nodeFaults(node, (link) => linkFault(link, targets, file)))
      faults.push(fault(node.position?.start, message));
  });
  return faults;
}

function nodeFaults(node: Node, faultOf: LinkCheck): string[] {
  const reason = forbidden[node.type];
  if (reason !== undefined) return [reason];
  if (node.type === "heading" && "depth" in node && node.depth === 1) {
    return ["# is the page's title, which the front matter holds: start with ##"];
  }
  if ((node.type === "link" || node.type === "definition") && "url" in node) {
    return present([faultOf(String(node.url))]);
  }
  return isElement(node) ? elementFaults(node, faultOf) : [];
}

type LinkCheck = (link: string) => string | undefined;

type Place = { readonly line: number; readonly column: number };

/**
 * The parser's message with the places in it as lines of the file. An element without an end is
 * reported where it begins; the parser reports the end of the file.
 */
function syntaxFault(
  error: unknown,
  linesBefore: number,
  fault: (at: Place | undefined, message: string) => Fault,
): Fault {
  if (!isRecord(error)) return fault(undefined, mdxWords(String(error)));
  const { reason, line, column } = error;
  const text = String(reason);
  const other = /\((\d+):(\d+)-\d+:\d+\)/.exec(text);
  const began = other && { line: Number(other[1]), column: Number(other[2]) };
  const words = began ? text.replace(other[0], `(line ${began.line + linesBefore})`) : text;
  const reported =
    typeof line === "number" && typeof column === "number" ? { line, column } : undefined;
  const at = began && text.startsWith("Expected a closing tag") ? began : reported;
  return fault(at, mdxWords(words));
}

interface ElementNode extends Parent {
  readonly name: string | null;
  readonly attributes: readonly unknown[];
}

const isElement = (node: Node): node is ElementNode =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** What is wrong with the place of a node: some elements stand within one other only, and alone. */
function placeFault(node: Node, parent: Node | undefined): string | undefined {
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

function elementFaults({ type, name, attributes }: ElementNode, faultOf: LinkCheck): string[] {
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

const present = (messages: readonly (string | undefined)[]): string[] =>
  messages.filter((message) => message !== undefined);
