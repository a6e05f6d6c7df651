import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { cmsConfig } from "./cms-config";
import { patchCms } from "./cms-patches";
import { environment } from "../../environment";
import { readTemplate } from "../../content/files/read-content";
import { kinds } from "../../content/model/kinds";
import { cmsFolder, cmsPage } from "./cms-page";
import { type CmsBackend, cmsBackend, localRepository } from "./cms-backend";

/** Folder of the fonts, icons and image codecs that the CMS loads at runtime, with URLs relative to its scripts. */
const assets = join("node_modules", "@sveltia", "cms", "npm", "assets");

/** esbuild plugin that applies our patches to the CMS's code during bundling. */
const patchedCms: Plugin = {
  name: "patched-cms",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: patchCms(readFileSync(path, "utf8"), assets, `/${cmsFolder}/assets`),
      loader: "js",
    }));
  },
};

/**
 * Adds the CMS to the built site if environment variables configure a Git host. Otherwise deletes any existing CMS
 * files, so that `/admin` shows the 404 page.
 *
 * @throws Error if an environment variable for the CMS is missing or invalid.
 */
export async function publishCms(site: string): Promise<void> {
  const backend = cmsBackend(environment());
  if (backend) await writeCms(site, backend);
  else rmSync(join(site, cmsFolder), { recursive: true, force: true });
}

/**
 * Writes the CMS's page, configuration and code to the `admin` folder of the site. No page links to the CMS, and the
 * sitemap doesn't list it.
 *
 * @param site - Path of the built site.
 * @param content - Path of the content folder. Its templates provide the initial values of new items.
 */
export async function writeCms(
  site: string,
  backend: CmsBackend,
  content = "content",
): Promise<void> {
  const folder = join(site, cmsFolder);
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: ["src/cms/browser/start.ts"],
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    legalComments: "linked",
    logLevel: "warning",
    outdir: folder,
    // Put chunks in a subfolder, because the CMS's code loads assets from `./assets` in the entry file and from
    // `../assets` in chunks.
    chunkNames: "chunks/[name].[hash]",
    // Leave out the syntax highlighter and its 300 languages. They'd never load, because content has no code blocks.
    external: ["@shikijs/*"],
    plugins: [patchedCms],
  });
  // Stop the esbuild process, which would otherwise use 290 MB of memory until Gatsby exits.
  await stop();
  cpSync(assets, join(folder, "assets"), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  });
  writeFileSync(join(folder, "index.html"), cmsPage(backend));
  const config = cmsConfig(kinds, backend.backend, (kind) => readTemplate(content, kind)?.data);
  writeFileSync(join(folder, "config.json"), JSON.stringify(config));
}

/** The part of the Express API that `serveCms` uses on Gatsby's development server. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: unknown, response: { sendFile(file: string): void }) => void,
  ): void;
}

/**
 * Builds the CMS and serves it at `/admin` on the development server. Without a Git host, the CMS edits the repository
 * on the same machine. The server needs a route for the page, because Gatsby's development server doesn't serve
 * `index.html` for a folder.
 */
export async function serveCms(server: DevelopmentServer, site: string): Promise<void> {
  await writeCms(site, cmsBackend(environment()) ?? localRepository);
  const page = resolve(site, cmsFolder, "index.html");
  server.get(`/${cmsFolder}`, (_, response) => response.sendFile(page));
}
