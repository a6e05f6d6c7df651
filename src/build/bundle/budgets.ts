import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Reporter } from "gatsby";
import { type ClientScripts } from "../html/defer-scripts";
import { findBuiltPages } from "../html/transform-pages";

const kilobyte = 1024;

/**
 * Limits for each page, in compressed bytes. Scripts include 50 KB of React, 13 KB of Gatsby, and 7 KB of
 * Emotion. The HTML limit leaves room for long text from editors.
 */
const sizeBudgets = { html: 25 * kilobyte, fonts: 16 * kilobyte, scripts: 89 * kilobyte };

/** Pages with a form, which also load Formik, yup, and toast notifications. */
const formPages = ["/contact", "/research", "/research/suggest-topic"];
const formScripts = 118 * kilobyte;

export function checkBudgets(folder: string, ofPage: ClientScripts["ofPage"]): string[] {
  const problems: string[] = [];
  for (const { file, route } of findBuiltPages(folder)) {
    const html = readFileSync(join(folder, file), "utf8");
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    const checks = [
      ["HTML and styles", [file], sizeBudgets.html],
      ["fonts", fonts.map(([, href = ""]) => href), sizeBudgets.fonts],
      ["scripts", ofPage(route), formPages.includes(route) ? formScripts : sizeBudgets.scripts],
    ] as const;
    for (const [name, files, allowed] of checks) {
      let bytes = 0;
      for (const path of files) bytes += transferSize(join(folder, path));
      if (bytes > allowed) {
        problems.push(`${route}: ${name}: ${bytes} bytes, but at most ${allowed} are allowed`);
      }
    }
  }
  return problems;
}

function transferSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Call this function after the site's files are compressed. */
export function failOnBudgets(reporter: Reporter, folder: string, { ofPage }: ClientScripts): void {
  const problems = checkBudgets(folder, ofPage);
  if (problems.length === 0) return;
  reporter.panic(`Pages exceed the size limits in src/build/bundle/budgets.ts:\n  ${problems.join("\n  ")}`);
}
