import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Reporter } from "gatsby";
import { type ClientScripts } from "../html/defer-scripts";
import { builtPages } from "../html/transform-pages";

const kilobyte = 1024;

/**
 * Size limits for most pages, in bytes as transferred. If a file has a Brotli copy, the copy's size counts. Of
 * the scripts, React and React DOM take 50 KB, Emotion 7 KB, and Gatsby's router and loader 13 KB. All scripts
 * start after the first paint.
 */
const usual = {
  html: 25 * kilobyte,
  fonts: 16 * kilobyte,
  scripts: 85 * kilobyte,
};

/** Pages with a form. Their script budget is larger, because they also load Formik, yup and toast notifications. */
const withForm = ["/contact", "/research", "/research/suggest-topic"];

/** Returns a message for each budget that a page exceeds when it's loaded with an empty cache. */
export function checkBudgets(folder: string, ofPage: ClientScripts["ofPage"]): string[] {
  const bytesOf = (address: string): number => {
    const compressed = join(folder, `${address}.br`);
    return statSync(existsSync(compressed) ? compressed : join(folder, address)).size;
  };
  return builtPages(folder).flatMap(({ file, route }) => {
    const html = readFileSync(join(folder, file), "utf8");
    const checks: readonly [what: string, files: readonly string[], allowed: number][] = [
      ["HTML and styles", [file], usual.html],
      ["fonts", preloadedFonts(html), usual.fonts],
      ["scripts", ofPage(route), withForm.includes(route) ? 118 * kilobyte : usual.scripts],
    ];
    return checks.flatMap(([what, files, allowed]) => {
      const bytes = files.reduce((sum, path) => sum + bytesOf(path), 0);
      return bytes > allowed
        ? [`${route}: ${what} weigh ${bytes} bytes of ${allowed} allowed`]
        : [];
    });
  });
}

const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = ""]) => href);

/**
 * Stops the build with a list of all exceeded budgets, if there are any. Call this function after the files are
 * compressed, because the budgets apply to compressed sizes.
 */
export function failOnBudgets(reporter: Reporter, folder: string, { ofPage }: ClientScripts): void {
  const problems = checkBudgets(folder, ofPage);
  if (problems.length === 0) return;
  reporter.panic(`Too heavy, see src/build/bundle/budgets.ts\n  ${problems.join("\n  ")}`);
}
