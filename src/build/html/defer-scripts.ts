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
 * Matches Gatsby's scripts and the comments around them. Gatsby uses these comments to update the scripts,
 * even in pages that it doesn't rebuild.
 */
const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;
const pagePathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

export const scriptLoader = transformSync(readFileSync("src/build/html/script-loader.js"), {
  minify: true,
  // Unsupported browsers must be able to parse the loader, because the loader shows them the noscript notes.
  target: "es2020",
}).code.trim();

/** Page-specific values go in `data-` attributes, so that every page has the same loader code and digest. */
export function deferScripts({ build, ofPage }: ClientScripts): HtmlTransform {
  return (html, { route }) => {
    if (!scriptsSlice.test(html)) {
      throw new Error(`The HTML of ${route} doesn't contain the comments that mark Gatsby's scripts`);
    }
    const pageData = `/page-data${route === "/" ? "/index" : route}/page-data.json`;
    const preload = `/page-data/app-data.json ${pageData}`;
    const scripts = ofPage(route).join(" ");
    const attributes = Object.entries({ page: route, build, preload, scripts })
      .map(([name, value]) => ` data-${name}="${value}"`)
      .join("");
    const loader = `<script${attributes}>${scriptLoader}</script>`;
    return html
      .replace(pagePathScript, "")
      .replace(scriptsSlice, (_, start: string, end: string) => start + loader + end);
  };
}

export function findClientScripts(
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
  const chunks = new Map<string, string>();
  for (const { path, componentChunkName } of getNodesByType("SitePage")) {
    chunks.set(routeOf(String(path)), String(componentChunkName));
  }
  const chunkScripts = (chunk: string): readonly string[] =>
    (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(".js"));
  return {
    build: webpackCompilationHash ?? "",
    ofPage: (route) => {
      const chunk = chunks.get(route);
      if (chunk === undefined) throw new Error(`public/ has a page that Gatsby didn't create: ${route}`);
      // Put the entry script last. If it ran before the page's scripts, it would request them in a second
      // round trip.
      const app = chunkScripts("app");
      const files = [...app.slice(0, -1), ...chunkScripts(chunk), ...app.slice(-1)];
      return files.map((file) => `/${file}`);
    },
  };
}
