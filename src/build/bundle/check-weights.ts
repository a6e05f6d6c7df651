import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { budgetOf } from "./budgets";
import { type SentModule } from "./bundle-watch";
import { builtPages } from "../html/finish-pages";

/** What the check knows of the scripts, besides the built site. */
interface Scripts {
  /** Addresses of the scripts of a page. */
  readonly ofPage: (route: string) => readonly string[];
  /** The modules in each file of the bundler. */
  readonly modules: ReadonlyMap<string, readonly SentModule[]>;
}

/** How many of the heaviest modules a message names. */
const named = 5;

/**
 * Weighs the first view of every page of the built site against its budget. Texts weigh what
 * `compress-files.ts` made of them.
 *
 * @returns a message for each budget that is exceeded; for scripts, with the heaviest modules.
 */
export function checkWeights(folder: string, scripts: Scripts): string[] {
  const weigh = remembered((address) => statSync(join(folder, address)).size);
  const weighText = remembered((address) =>
    existsSync(join(folder, `${address}.br`)) ? weigh(`${address}.br`) : weigh(address),
  );

  return builtPages(folder).flatMap(({ file, route }) => {
    const html = readFileSync(join(folder, file), "utf8");
    const quick = weighText(file);
    const sent = scripts.ofPage(route);
    const budget = budgetOf(route);
    const over = (what: string, weight: number, allowed: number, parts: readonly string[] = []) =>
      weight <= allowed
        ? []
        : [
            [`${route}: ${what} weigh ${weight} bytes of ${allowed} allowed`, ...parts].join(
              "\n    ",
            ),
          ];
    return [
      ...over(
        "HTML and styles",
        // Pages are compressed quickly; one that is near its budget may fit with the best compression.
        quick <= budget.html ? quick : brotliCompressSync(html).length,
        budget.html,
      ),
      ...over("fonts", sum(fontsIn(html).map(weigh)), budget.fonts),
      ...over("first pictures", sum(firstPictures(html, weigh)), budget.pictures),
      ...over(
        "scripts",
        sum(sent.map(weighText)),
        budget.scripts,
        heaviest(sent.flatMap((address) => scripts.modules.get(address.slice(1)) ?? [])),
      ),
    ];
  });
}

const fontsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = ""]) => href);

/** Of each picture that does not wait, the heaviest file in the format that browsers take first. */
const firstPictures = (html: string, weigh: (address: string) => number): number[] =>
  [...html.matchAll(/<picture>(?:(?!<\/picture>).)*loading="eager"/gs)].map(([picture]) => {
    const files = /srcset="([^"]+)"/i.exec(picture)?.[1]?.split(/\s*,\s*/) ?? [];
    return Math.max(...files.map((file) => weigh(file.replace(/\s.*/, ""))));
  });

const heaviest = (modules: readonly SentModule[]): string[] =>
  [...modules]
    .sort((a, b) => b.size - a.size)
    .slice(0, named)
    .map(
      ({ file, importer, size }) => `${file}, ${size} bytes as written, imported by ${importer}`,
    );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function remembered(weigh: (address: string) => number): (address: string) => number {
  const known = new Map<string, number>();
  return (address) => {
    const weight = known.get(address) ?? weigh(address);
    known.set(address, weight);
    return weight;
  };
}
