import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Reporter } from "gatsby";
import { type ClientScripts } from "../html/defer-scripts";
import { builtPages } from "../html/transform-pages";
import { budgetOf } from "./budgets";
import { type BundleReport, type SentModule } from "./bundle-report";

type Scripts = Pick<ClientScripts, "ofPage"> & Pick<BundleReport, "modules">;

/**
 * Compares the first view of every page of the built site, as it is sent, with its budget.
 *
 * @returns a message for each budget that is exceeded; for scripts, with the five largest modules.
 */
export function checkBudgets(folder: string, { ofPage, modules }: Scripts): string[] {
  const bytesOf = (address: string): number => {
    const sent = [`${address}.br`, address].find((path) => existsSync(join(folder, path)));
    if (sent === undefined) throw new Error(`${address} is not in the built site`);
    return statSync(join(folder, sent)).size;
  };
  return builtPages(folder).flatMap(({ file, route }) => {
    const html = readFileSync(join(folder, file), "utf8");
    const budget = budgetOf(route);
    const scripts = ofPage(route);
    const parts = scripts.flatMap((address) => modules.get(address.slice(1)) ?? []);
    const checks: readonly [what: string, files: readonly string[], allowed: number][] = [
      ["HTML and styles", [file], budget.html],
      ["fonts", preloadedFonts(html), budget.fonts],
      ["first pictures", firstPictures(html), budget.pictures],
      ["scripts", scripts, budget.scripts],
    ];
    return checks.flatMap(([what, files, allowed]) => {
      const bytes = files.reduce((sum, path) => sum + bytesOf(path), 0);
      if (bytes <= allowed) return [];
      const message = `${route}: ${what} weigh ${bytes} bytes of ${allowed} allowed`;
      return [[message, ...(what === "scripts" ? largest(parts) : [])].join("\n    ")];
    });
  });
}

const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = ""]) => href);

/** Of each picture that does not wait, the widest file in the format that browsers take first. */
const firstPictures = (html: string): string[] =>
  [...html.matchAll(/<picture>(?:(?!<\/picture>).)*loading="eager"/gs)].map(
    ([picture]) => /srcset="(?:[^"]*,)?\s*([^"\s]+)[^",]*"/i.exec(picture)?.[1] ?? "",
  );

const largest = (modules: readonly SentModule[]): string[] =>
  [...modules]
    .sort((a, b) => b.size - a.size)
    .slice(0, 5)
    .map(({ file, importer, size }) => `${file}, ${size} bytes, imported by ${importer}`);

/** Ends a build with the list of all budgets that are exceeded, when its texts are compressed. */
export function failOnBudgets(reporter: Reporter, folder: string, scripts: Scripts): void {
  const problems = checkBudgets(folder, scripts);
  if (problems.length === 0) return;
  reporter.panic(`Too heavy, see src/build/bundle/budgets.ts\n  ${problems.join("\n  ")}`);
}
