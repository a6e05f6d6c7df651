import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { type BuildArgs } from "gatsby";
import { routeOf } from "../../addresses";
import { type HtmlTransform } from "./transform-pages";

export interface ClientScripts {
  /** Digest of the build; Gatsby loads a page anew when its data come from another one. */
  readonly build: string;
  /** Addresses of the scripts of a page, in the order in which they run. */
  readonly ofPage: (route: string) => readonly string[];
}

/** Where Gatsby puts its scripts into a page, and puts them in anew when they change. */
const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;
const pagePathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** The text of the inline script that all pages have. */
export const scriptLoader = transformSync(readFileSync("src/build/html/script-loader.js"), {
  minify: true,
  // What browsers that get no scripts can read: it shows them what pages say without.
  target: "es2020",
}).code.trim();

/**
 * Puts the script loader in the place of Gatsby's scripts. Its text is the same on all pages, so that one
 * digest allows it in a policy; what differs stands in attributes.
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
 * Reads which scripts the build has made.
 *
 * @throws Error when the build left no list of its scripts.
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
      // The entry comes last; it then finds what it would otherwise load in a second round.
      const app = scriptsOf("app");
      return [...app.slice(0, -1), ...scriptsOf(chunk), ...app.slice(-1)].map((file) => `/${file}`);
    },
  };
}
