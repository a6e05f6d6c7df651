import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Element, type Root, type RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";
import { findPublishedFiles } from "../files";
import { readRedirectsFile } from "../hosts/redirects";

/** A sentence, link, or picture on a page, with the heading above it. */
export interface PageItem {
  readonly kind: "text" | "link" | "picture";
  readonly heading: string;
  /** A sentence, a link's text, or an image's alt text. */
  readonly text: string;
  /** Address of a link's target or of a picture. Empty for a sentence. */
  readonly target: string;
}

export interface Site {
  /** Maps each page's address to its items, in reading order. */
  readonly pages: ReadonlyMap<string, readonly PageItem[]>;
  /** For example, `/old → /new (301)`. */
  readonly redirects: readonly string[];
}

/** Header and footer items are listed once under this name, because all pages share them. */
const frame = "Header and footer";

/** Elements that continue a line of text. All other elements start a new line. */
const inline = new Set(
  "a abbr b bdi button cite code em i kbd mark q s small span strong sub sup time u wbr".split(" "),
);
const unread = new Set(["script", "style", "noscript", "template", "svg"]);

export function readSite(folder: string): Site {
  const pages = new Map<string, readonly PageItem[]>();
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const file of findPublishedFiles(folder)) {
    if (!file.endsWith("/index.html") || file.startsWith("/admin/")) continue;
    const tree = fromHtml(read(file));
    const path = file.slice(0, -"/index.html".length) || "/";
    pages.set(path, [...metadata(tree), ...itemsIn(find(tree, "main"))]);
    if (path === "/") pages.set(frame, [...itemsIn(find(tree, "header")), ...itemsIn(find(tree, "footer"))]);
  }
  const rules = readRedirectsFile(existsSync(join(folder, "_redirects")) ? read("_redirects") : "");
  const redirects = [...rules.values()].map(({ from, to, status }) => `${from} → ${to} (${status})`);
  return { pages, redirects };
}

const isElement = (node: RootContent): node is Element => node.type === "element";

function find(parent: Root | Element, name: string): Element | undefined {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    const found = child.tagName === name ? child : find(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the page's title and description. */
function metadata(tree: Root): PageItem[] {
  const items: PageItem[] = [];
  for (const node of find(tree, "head")?.children ?? []) {
    if (!isElement(node)) continue;
    let text = "";
    if (node.tagName === "title") text = toString(node);
    if (node.properties["name"] === "description") text = String(node.properties["content"]);
    if (text !== "") items.push({ kind: "text", heading: "Search results", text, target: "" });
  }
  return items;
}

function isSkipped(element: Element, isInFigure: boolean): boolean {
  const { tagName, properties } = element;
  if (properties["ariaHidden"] === "true" || unread.has(tagName)) return true;
  // Skip a chart's controls, and its link to itself, because the link's text is the chart's number, which
  // changes if an earlier chart is removed.
  const isOwnLink = tagName === "a" && String(properties["href"]).startsWith("#");
  const hasNoTable = tagName === "details" && find(element, "table") === undefined;
  return isInFigure && (isOwnLink || hasNoTable || tagName === "summary");
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

function itemsIn(root: Element | undefined): PageItem[] {
  const items: PageItem[] = [];
  let heading = "";
  let line = "";

  const addLine = (words: string) => {
    for (const { segment } of sentences.segment(words.replace(/\s+/g, " "))) {
      if (segment.trim() !== "") items.push({ kind: "text", heading, text: segment.trim(), target: "" });
    }
  };

  const endLine = () => {
    addLine(line);
    line = "";
  };

  const readElement = (element: Element, isInFigure: boolean, isInSentence: boolean) => {
    const { tagName, properties, children } = element;
    if (isSkipped(element, isInFigure)) return;
    if (isInFigure && tagName === "tr") {
      addLine(children.filter(isElement).map(toString).join(" "));
      return;
    }
    if (properties["role"] === "img") {
      addLine(String(properties["ariaLabel"]));
      return;
    }
    if (tagName === "img") {
      const [text, target] = [String(properties["alt"]), String(properties["src"])];
      items.push({ kind: "picture", heading, text, target });
      return;
    }
    const isAlone = (tagName === "a" && !isInSentence) || (isInFigure && tagName === "span");
    const isLine = !inline.has(tagName) || isAlone;
    if (isLine) endLine();
    else line += " ";
    if (/^h[1-6]$/.test(tagName)) heading = toString(element).trim();
    const hasText = children.some((child) => child.type === "text" && child.value.trim() !== "");
    const isSentence = hasText || (!isLine && isInSentence);
    for (const child of children) {
      if (child.type === "text") line += child.value;
      if (isElement(child)) readElement(child, isInFigure || tagName === "figure", isSentence);
    }
    if (isLine) endLine();
    if (tagName === "a" && typeof properties["href"] === "string") {
      const text = toString(element).replace(/\s+/g, " ").trim();
      items.push({ kind: "link", heading, text, target: properties["href"] });
    }
  };

  if (root !== undefined) readElement(root, false, true);
  return items;
}
