import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { build, stop } from "esbuild";
import { cmsConfig } from "./cms-config";
import { kinds } from "../../content/model/kinds";
import { cmsFolder, cmsPage } from "./cms-page";
import { cmsBackend } from "./cms-backend";
import { ownFonts } from "./own-fonts";

/** Fonts, icons and picture codecs of the CMS, which its code names relative to itself. */
const assets = join("node_modules", "@sveltia", "cms", "npm", "assets");

/**
 * Writes the CMS: a page, its configuration and its program. The address `/admin` is in no
 * link and no list of pages.
 *
 * @throws Error when a setting of its git host is wrong.
 */
export async function writeCms(site: string): Promise<void> {
  const backend = cmsBackend(env);
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

/** Shows the CMS at its address while developing: Gatsby's server knows files, not folders. */
export function serveCms(server: DevelopmentServer, site: string): void {
  const page = resolve(site, cmsFolder, "index.html");
  server.get(`/${cmsFolder}`, (_, response) => response.sendFile(page));
}
