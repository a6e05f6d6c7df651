import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { type BuildArgs } from "gatsby";
import { routeOf } from "../../addresses";
import { type HtmlTransform } from "./transform-pages";

export interface ClientScripts {
  /** Gatsby's hash of the build. Gatsby reloads a page if its data comes from another build. */
  readonly build: string;
  /** Returns the addresses of a page's scripts, in the order in which they run. */
  readonly ofPage: (route: string) => readonly string[];
}

/**
 * The part of a page's HTML that contains Gatsby's scripts. When the scripts change, Gatsby replaces this part
 * even in pages that it otherwise keeps.
 */
const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;
const pagePathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** Source of the inline script that all pages share. */
export const scriptLoader = transformSync(readFileSync("src/build/html/script-loader.js"), {
  minify: true,
  // Unsupported browsers must be able to parse the loader, too, because the loader shows them the notes in
  // `<noscript>` elements.
  target: "es2020",
}).code.trim();

/**
 * Replaces Gatsby's scripts with the script loader. The loader's source is the same on all pages, so a single
 * digest in the security policies allows it everywhere. Values that differ between pages are in the script
 * element's `data-` attributes.
 */
export function deferScripts({ build, ofPage }: ClientScripts): HtmlTransform {
  return (html, { route }) => {
    if (!scriptsSlice.test(html)) throw new Error(`${route} has no place for scripts`);
    const pageData = `/page-data${route === "/" ? "/index" : route}/page-data.json`;
    const preload = `/page-data/app-data.json ${pageData}`;
    const scripts = ofPage(route).join(" ");
    const attributes = Object.entries({ page: route, build, preload, scripts })
      .map(([name, value]) => ` data-${name}="${value}"`)
      .join("");
    return html
      .replace(pagePathScript, "")
      .replace(
        scriptsSlice,
        (_, start: string, end: string) =>
          `${start}<script${attributes}>${scriptLoader}</script>${end}`,
      );
  };
}

/**
 * Finds each page's scripts in the files that the build wrote.
 *
 * @throws Error if one of these files is missing.
 */
export function clientScripts(
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
  folder: string,
): ClientScripts {
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    read("webpack.stats.json"),
  );
  const { webpackCompilationHash }: Readonly<Record<string, string>> = JSON.parse(
    read("page-data/app-data.json"),
  );
  const chunks = new Map(
    getNodesByType("SitePage").map(({ path, componentChunkName }) => [
      routeOf(String(path)),
      String(componentChunkName),
    ]),
  );
  const scriptsOf = (chunk: string): readonly string[] =>
    (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(".js"));
  return {
    build: webpackCompilationHash ?? "",
    ofPage: (route) => {
      const chunk = chunks.get(route);
      if (chunk === undefined) throw new Error(`${route} is no page of this build`);
      // The entry comes last, so that the page's own scripts are there when it runs. Otherwise, it would request
      // them in a second round trip.
      const app = scriptsOf("app");
      return [...app.slice(0, -1), ...scriptsOf(chunk), ...app.slice(-1)].map((file) => `/${file}`);
    },
  };
}
