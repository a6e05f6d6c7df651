import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built } from "./tested-project";

const pages = new Map<string, Document>();

export const htmlOf = (route: string): string =>
  readFileSync(join(built("public"), route, "index.html"), "utf8");

/**
 * A page as the build made it; that its words are visible is tested in a browser. Styles are left out, since
 * jsdom is slow at them. A space before each element keeps words apart.
 */
export function builtPage(route: string): Document {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const spaced = htmlOf(route).replace(/<style.*?<\/style>|(?=<\w)/gs, " ");
  const page = new DOMParser().parseFromString(spaced, "text/html");
  pages.set(route, page);
  return page;
}

/** A page by its route, or a part of one. */
type Part = string | Element | undefined;

export const find = (part: Part, selector: string): Element[] => [
  ...((typeof part === "string" ? builtPage(part) : part)?.querySelectorAll(selector) ?? []),
];

export const words = ({ textContent }: Element): string =>
  (textContent ?? "").replace(/\s+/g, " ").trim();

/** The words of each element that the selector finds, in one line. */
export const wordsOf = (part: Part, selector: string): string[] => find(part, selector).map(words);

/** The first element that the selector finds and whose words hold a text. */
export const withWords = (part: Part, selector: string, text: string): Element | undefined =>
  find(part, selector).find((element) => words(element).includes(text));

/** Where the links of this name lead, each target once. */
export function targets(part: Part, name: string | RegExp, links = "a"): (string | null)[] {
  const named = find(part, links).filter((link) => {
    const text = link.getAttribute("aria-label") ?? words(link);
    return typeof name === "string" ? text === name : name.test(text);
  });
  return [...new Set(named.map((link) => link.getAttribute("href")))];
}

/** Those of the expected words that a part of a page lacks. */
export function missing(part: Part, selector: string, expected: readonly (string | RegExp)[]) {
  const text = wordsOf(part, selector).join("\n");
  return expected.filter((some) =>
    typeof some === "string" ? !text.includes(some) : !some.test(text),
  );
}

/** What the head of a page says, by name, property or relation. */
export const headOf = (route: string): ReadonlyMap<string, string> =>
  new Map(
    find(route, "head :is(meta, link)").map((element) => {
      const read = (name: string) => element.getAttribute(name) ?? "";
      const key = read("name") || read("property") || read("rel");
      return [key + read("media"), read("content") || read("href")];
    }),
  );

/** What a page tells search engines about. */
export const thingsOn = (route: string): readonly Record<string, unknown>[] =>
  find(route, 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => JSON.parse(textContent ?? "")["@graph"],
  );
