import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Reporter } from "gatsby";
import { type PageScript, type PageScripts } from "../html/page-scripts";
import { findBuiltPages } from "../html/transform-pages";

const kilobyte = 1024;

/** Limits in compressed bytes. They leave room for long texts and names. */
const limits = { html: 25 * kilobyte, fonts: 16 * kilobyte, site: 5 * kilobyte, forms: 95 * kilobyte };

export function checkBudgets(folder: string, { site, forms }: PageScripts): string[] {
  const problems: string[] = [];
  const check = (what: string, paths: readonly string[], limit: number, advice: string) => {
    let bytes = 0;
    for (const path of paths) bytes += transferSize(join(folder, path));
    if (bytes <= limit) return;
    problems.push(`${what}: ${bytes} bytes, but at most ${limit} are allowed. ${advice}`);
  };
  check("Scripts of every page", [site.address], limits.site, largest(site));
  check("Scripts of pages with a form", [site.address, forms.address], limits.forms, largest(forms));
  for (const { file, route } of findBuiltPages(folder)) {
    const html = readFileSync(join(folder, file), "utf8");
    check(`${route}: HTML and styles`, [file], limits.html, describeParts(html));
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    const paths = fonts.map(([, href = ""]) => href);
    check(`${route}: preloaded fonts`, paths, limits.fonts, "Preload fewer or smaller fonts.");
  }
  return problems;
}

const largest = ({ inputs }: PageScript): string => {
  const sorted = [...inputs].sort(([, a], [, b]) => b - a).slice(0, 3);
  const files = sorted.map(([file, bytes]) => `${file} (${bytes} bytes uncompressed)`);
  return `Import less, or raise the limit. The largest parts are ${files.join(", ")}.`;
};

/** The limit applies to the compressed page. The parts are uncompressed, but show what to shorten. */
function describeParts(html: string): string {
  let styles = 0;
  for (const [block] of html.matchAll(/<style[^>]*>.*?<\/style>/gs)) styles += block.length;
  return (
    `Uncompressed, ${styles} bytes are styles and ${html.length - styles} are content: shorten the page's text, ` +
    `or divide it into two pages.`
  );
}

function transferSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Call this function after the site's files are compressed. */
export function failOnBudgets(reporter: Reporter, folder: string, scripts: PageScripts): void {
  const problems = checkBudgets(folder, scripts);
  if (problems.length === 0) return;
  reporter.panic(`Pages exceed the size limits in src/build/bundle/budgets.ts:\n  ${problems.join("\n  ")}`);
}
