import { readFileSync } from "node:fs";
import { type queries } from "@testing-library/dom";

declare global {
  interface Window {
    /** Put into the page by {@link libraryExpression}. */
    TestingLibraryDom?: typeof queries;
  }
}

/** What a visitor looks for, letter by letter: an element by role and name, or by its words. */
export type Target = (
  { readonly role: string; readonly name?: string } | { readonly text: string }
) & {
  /** Role of the part of the page in which it stands. */
  readonly within?: string;
};

/** What a page says in which no library has been put yet. */
export const noLibrary = "no library";

let source: string | undefined;

/** Puts the library that knows roles and names into a page: no driver of WebKit finds elements by them. */
export function libraryExpression(): string {
  const file = "@testing-library/dom/dist/@testing-library/dom.umd.min.js";
  source ??= readFileSync(require.resolve(file), "utf8");
  return `(() => { ${source} })()`;
}

/** An expression for what `look` makes of the visible elements; {@link noLibrary} where that is missing. */
export function findExpression<Args extends readonly unknown[]>(
  target: Target,
  look: (elements: HTMLElement[], ...args: Args) => unknown,
  args: Args,
): string {
  const more = args.map((arg) => `, ${JSON.stringify(arg)}`).join("");
  const found = `(${String(find)})(window.TestingLibraryDom, ${JSON.stringify(target)})`;
  return `window.TestingLibraryDom ? (${String(look)})(${found}${more}) : ${JSON.stringify(noLibrary)}`;
}

/** Runs in the page. */
function find(library: typeof queries, target: Target): HTMLElement[] {
  const root =
    target.within === undefined
      ? document.body
      : library.queryAllByRole(document.body, target.within, { hidden: true })[0];
  if (root === undefined) return [];
  const found =
    "text" in target
      ? library.queryAllByText(root, target.text)
      : library.queryAllByRole(root, target.role, {
          hidden: true,
          ...(target.name !== undefined && { name: target.name }),
        });
  // Faster than the library's own check, and it knows closed menus.
  return found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest("[aria-hidden=true], [inert]") === null,
  );
}
