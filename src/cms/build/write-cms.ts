import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { chartNumbers } from "./chart-files";
import { cmsConfig } from "./cms-config";
import { patchCms } from "./cms-patches";
import { environment } from "../../environment";
import { readTemplate } from "../../content/files/read-content";
import { type Kind } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import { cmsFolder, cmsPage } from "./cms-page";
import { type CmsBackend, cmsBackend, localRepository } from "./cms-backend";

/** Fonts, icons, and image codecs that the CMS loads at runtime. */
const assets = join("node_modules", "@sveltia", "cms", "npm", "assets");

const patchedCms: Plugin = {
  name: "patched-cms",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: patchCms(readFileSync(path, "utf8"), assets, `/${cmsFolder}/assets`),
      loader: "js",
    }));
  },
};

/** Adds the CMS to the site if a Git host is configured. Otherwise, deletes an earlier build's CMS. */
export async function publishCms(site: string): Promise<void> {
  const backend = cmsBackend(environment());
  if (backend) await writeCms(site, backend);
  else rmSync(join(site, cmsFolder), { recursive: true, force: true });
}

export async function writeCms(site: string, backend: CmsBackend, content = "content"): Promise<void> {
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
    // Put chunks in a subfolder, because they load assets from `../assets`. The entry file loads them from
    // `./assets`.
    chunkNames: "chunks/[name].[hash]",
    // Leave out the syntax highlighter and its 300 languages, because content never contains code blocks.
    external: ["@shikijs/*"],
    // csv-parse's default version needs Node's `Buffer`, which browsers don't have.
    alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" },
    plugins: [patchedCms],
  });
  // Stop esbuild, because its process would keep 290 MB of memory until Gatsby exits.
  await stop();
  cpSync(assets, join(folder, "assets"), { recursive: true, filter: (path) => !path.endsWith(".map") });
  writeFileSync(join(folder, "index.html"), cmsPage(backend));
  const templates = (kind: Kind) => readTemplate(content, kind)?.data;
  const config = cmsConfig(kinds, backend, templates, chartNumbers(content));
  writeFileSync(join(folder, "config.json"), JSON.stringify(config));
}

interface DevelopmentServer {
  get(path: string, answer: (request: unknown, response: { sendFile(file: string): void }) => void): void;
}

/** Serves the CMS's page, because Gatsby's development server can't find it. */
export async function serveCms(server: DevelopmentServer, site: string): Promise<void> {
  await writeCms(site, cmsBackend(environment()) ?? localRepository);
  const page = resolve(site, cmsFolder, "index.html");
  server.get(`/${cmsFolder}`, (_, response) => response.sendFile(page));
}
