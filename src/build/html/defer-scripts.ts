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

/** The part of a page's HTML with Gatsby's scripts. Gatsby updates this part when the scripts change. */
const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;
const pagePathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** JavaScript of the inline script that every page has. */
export const scriptLoader = transformSync(readFileSync("src/build/html/script-loader.js"), {
  minify: true,
  // Unsupported browsers must be able to parse the loader, too, because it shows them the noscript notes.
  target: "es2020",
}).code.trim();

/**
 * Replaces Gatsby's scripts with the script loader. The loader's source is the same on all pages, so that a single
 * digest allows it in their security policies. Values that differ between pages are in `data-` attributes.
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
 * Reads the list of scripts that the build created.
 *
 * @throws Error if the build left no such list.
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
      // The entry comes last, so that it finds the page's scripts instead of requesting them in a second round
      // trip.
      const app = scriptsOf("app");
      return [...app.slice(0, -1), ...scriptsOf(chunk), ...app.slice(-1)].map((file) => `/${file}`);
    },
  };
}
