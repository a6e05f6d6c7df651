import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built } from "./tested-project";

const pages = new Map<string, Document>();

export const readHtml = (route: string): string =>
  readFileSync(join(built("public"), route, "index.html"), "utf8");

/**
 * Parses a page without its styles, which are slow to parse in jsdom. Adds spaces, so that neighboring texts
 * don't run together.
 */
export function readPage(route: string): Document {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const spaced = readHtml(route).replace(/<style.*?<\/style>|(?=<\w)/gs, " ");
  const page = new DOMParser().parseFromString(spaced, "text/html");
  pages.set(route, page);
  return page;
}

type Part = string | Element | undefined;

export const find = (part: Part, selector: string): Element[] => [
  ...((typeof part === "string" ? readPage(part) : part)?.querySelectorAll(selector) ?? []),
];

export const readText = ({ textContent }: Element): string => (textContent ?? "").replace(/\s+/g, " ").trim();

export const readTexts = (part: Part, selector: string): string[] => find(part, selector).map(readText);

export const findByText = (part: Part, selector: string, text: string): Element | undefined =>
  find(part, selector).find((element) => readText(element).includes(text));

export function findTargets(part: Part, name: string | RegExp, links = "a"): (string | null)[] {
  const named = find(part, links).filter((link) => {
    const text = link.getAttribute("aria-label") ?? readText(link);
    return typeof name === "string" ? text === name : name.test(text);
  });
  return [...new Set(named.map((link) => link.getAttribute("href")))];
}

export function findMissing(part: Part, selector: string, expected: readonly (string | RegExp)[]) {
  const text = readTexts(part, selector).join("\n");
  return expected.filter((some) => (typeof some === "string" ? !text.includes(some) : !some.test(text)));
}

/** Returns the values of a page's `<meta>` and `<link>` elements, keyed by `name`, `property`, or `rel`. */
export const readHead = (route: string): ReadonlyMap<string, string> =>
  new Map(
    find(route, "head :is(meta, link)").map((element) => {
      const read = (name: string) => element.getAttribute(name) ?? "";
      const key = read("name") || read("property") || read("rel");
      return [key + read("media"), read("content") || read("href")];
    }),
  );

export const readStructuredData = (route: string): readonly Record<string, unknown>[] =>
  find(route, 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => JSON.parse(textContent ?? "")["@graph"],
  );
