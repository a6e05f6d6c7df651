import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { cmsConfig } from "./cms-config";
import { environment } from "../../environment";
import { kinds } from "../../content/model/kinds";
import { cmsFolder, cmsPage } from "./cms-page";
import { type CmsBackend, cmsBackend, localRepository } from "./cms-backend";

/** Fonts, icons and picture codecs of the CMS, which its code names relative to itself. */
const assets = join("node_modules", "@sveltia", "cms", "npm", "assets");

/** A font that the styles of the CMS fetch from a public host: its family, its version, its file. */
const foreignFont =
  /https:\/\/[\w.-]+\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Lets the styles of the CMS name the fonts of its own package instead of those on a public host, which
 * no page of this site may reach.
 *
 * @throws Error when the package has no file for a font that its styles name, or names none any more.
 */
const ownFonts: Plugin = {
  name: "own-fonts",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      const files = readdirSync(join(dirname(path), "assets"));
      const source = readFileSync(path, "utf8");
      const contents = source.replaceAll(foreignFont, (address, family, style) => {
        const file = files.find((name) => name.startsWith(`${family}-${style}-`));
        if (file === undefined)
          throw new Error(`The package of the CMS has no font for ${address}`);
        return `/${cmsFolder}/assets/${file}`;
      });
      if (contents === source)
        throw new Error("The CMS names no font where write-cms.ts looks for them");
      return { contents, loader: "js" };
    });
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

/** Writes the CMS: a page, its configuration and its program. No page or list of pages links to `/admin`. */
export async function writeCms(site: string, backend: CmsBackend): Promise<void> {
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
    plugins: [ownFonts],
  });
  // Otherwise it keeps 290 MB until Gatsby ends.
  await stop();
  cpSync(assets, join(folder, "assets"), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  });
  writeFileSync(join(folder, "index.html"), cmsPage(backend));
  const config = cmsConfig(kinds, backend.backend);
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
