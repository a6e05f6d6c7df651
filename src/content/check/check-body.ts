import { type Node } from "unist";
import { visit } from "unist-util-visit";
import { bodyTree } from "../files/body-tree";
import { elementFaults, isElement, type LinkCheck, placeFault, present } from "./check-element";
import { type ContentFile } from "../files/content-file";
import { isRecord } from "../model/record";
import { type Fault } from "../model/fault";
import { linkFault, type LinkTargets } from "./link-rules";
import { mdxWords } from "../files/mdx-words";

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
