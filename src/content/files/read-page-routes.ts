import { findFiles } from "../../files";

/**
 * Returns the addresses of the pages in `src/pages`, which Gatsby derives from file names. Leaves out files that
 * aren't pages, and templates for several pages, such as `{Report.slug}.tsx` (Gatsby's File System Route API).
 */
export const readPageRoutes = (): string[] =>
  findFiles("src/pages")
    .filter((file) => /\.[jt]sx?$/.test(file) && !/(^|\/)[_.]|[{[]/.test(file))
    .map((file) => `/${file.replace(/\.\w+$/, "").replace(/(^|\/)index$/, "")}`);
