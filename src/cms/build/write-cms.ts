import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { cmsConfig } from "./cms-config";
import { environment } from "../../environment";
import { readTemplate } from "../../content/files/read-content";
import { type Kind } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import { cmsFolder, cmsPage, guidePath } from "./cms-page";
import { type CmsBackend, cmsBackend, localRepository } from "./cms-backend";
import { guidePage } from "./guide-page";

/** Fonts, icons, and image codecs that the CMS loads at runtime. */
const assets = join("node_modules", "@sveltia", "cms", "npm", "assets");

const cdnFont = /https:\/\/[\w.-]+\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Makes the CMS load its fonts from its npm package instead of a CDN, which the page's security policy blocks.
 * This is the only change to the CMS's code, because the CMS has no setting for its fonts.
 */
const ownFonts: Plugin = {
  name: "own-fonts",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      const files = readdirSync(assets);
      const contents = readFileSync(path, "utf8").replaceAll(cdnFont, (font, family, style) => {
        const file = files.find((name) => name.startsWith(`${family}-${style}-`));
        if (file === undefined) throw new Error(`The CMS's package doesn't contain the font ${font}`);
        return `/${cmsFolder}/assets/${file}`;
      });
      return { contents, loader: "js" };
    });
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
    plugins: [ownFonts],
  });
  // Stop esbuild, because its process would keep 290 MB of memory until Gatsby exits.
  await stop();
  cpSync(assets, join(folder, "assets"), { recursive: true, filter: (path) => !path.endsWith(".map") });
  writeFileSync(join(folder, "index.html"), cmsPage(backend));
  writeFileSync(join(site, guidePath), guidePage(readFileSync("content/README.md", "utf8")));
  const templates = (kind: Kind) => readTemplate(content, kind)?.data;
  const config = cmsConfig(kinds, backend, templates);
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
