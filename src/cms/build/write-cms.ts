import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { cmsConfig } from "./cms-config";
import { patchCms } from "./cms-patches";
import { environment } from "../../environment";
import { templateOf } from "../../content/files/read-content";
import { kinds } from "../../content/model/kinds";
import { cmsFolder, cmsPage } from "./cms-page";
import { type CmsBackend, cmsBackend, localRepository } from "./cms-backend";

/** Fonts, icons and picture codecs of the CMS, which its code names relative to itself. */
const assets = join("node_modules", "@sveltia", "cms", "npm", "assets");

/** Fits the program of the CMS to this site. */
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
 * Publishes the CMS if the environment names a Git host to sign in to. Otherwise `/admin` is an unknown address.
 *
 * @throws Error when a setting of the Git host is wrong.
 */
export async function publishCms(site: string): Promise<void> {
  const backend = cmsBackend(environment());
  if (backend) await writeCms(site, backend);
  else rmSync(join(site, cmsFolder), { recursive: true, force: true });
}

/**
 * Writes the CMS: a page, its configuration and its program. No page or list of pages links to `/admin`.
 *
 * @param content - The folder whose templates new items start with.
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
    // The CMS names its assets by the way from its own files: ./assets, and ../assets from chunks.
    chunkNames: "chunks/[name].[hash]",
    // Colors for program code, which no content holds, in 300 languages: never loaded.
    external: ["@shikijs/*"],
    plugins: [patchedCms],
  });
  // Otherwise it keeps 290 MB until Gatsby ends.
  await stop();
  cpSync(assets, join(folder, "assets"), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  });
  writeFileSync(join(folder, "index.html"), cmsPage(backend));
  const config = cmsConfig(kinds, backend.backend, (kind) => templateOf(content, kind)?.data);
  writeFileSync(join(folder, "config.json"), JSON.stringify(config));
}

/** What is used of the development server, which is Express's. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: unknown, response: { sendFile(file: string): void }) => void,
  ): void;
}

/** Serves the CMS while developing, with or without a Git host. Gatsby's own server has no pages for folders. */
export async function serveCms(server: DevelopmentServer, site: string): Promise<void> {
  await writeCms(site, cmsBackend(environment()) ?? localRepository);
  const page = resolve(site, cmsFolder, "index.html");
  server.get(`/${cmsFolder}`, (_, response) => response.sendFile(page));
}
