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
    const scripts = formPages.includes(route) ? formScripts : sizeBudgets.scripts;
    const checks = [
      ["HTML and styles", [file], sizeBudgets.html, "Shorten the page's text, or split it into two pages."],
      ["fonts", fonts.map(([, href = ""]) => href), sizeBudgets.fonts, "Preload one small font."],
      ["scripts", ofPage(route), scripts, "Remove the import that was added last, or import less."],
    ] as const;
    for (const [name, files, allowed, remedy] of checks) {
      const parts = files.map((path) => ({ path, bytes: transferSize(join(folder, path)) }));
      parts.sort((one, other) => other.bytes - one.bytes);
      let bytes = 0;
      for (const part of parts) bytes += part.bytes;
      if (bytes <= allowed) continue;
      const sizes = parts.map((part) => `${part.path} (${part.bytes})`).join(", ");
      const problem = `${route}: ${name}: ${bytes} bytes, but at most ${allowed} are allowed`;
      problems.push(`${problem}: ${sizes}. ${remedy}`);
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
