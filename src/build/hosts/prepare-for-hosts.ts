import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { HttpError } from "../../contact-function/http-error";
import { createResponse } from "../../contact-function/response";
import { headersFile } from "../../hosts/headers";
import { type FixedAnswer, nginxConfig } from "../../hosts/nginx-config";
import { type Redirect, redirectsFile } from "../../hosts/redirects";
import { compressFiles } from "../files/compress-files";
import { findPublishedFiles, writeIfChanged } from "../../files";
import { writeReleaseLists } from "./release-lists";

/** Folder for unpublished files that operators need, such as `nginx.conf`. */
const hosting = "hosting";

/** Runs the last steps of a build, which need every published file in its final form. */
export async function prepareForHosts(site: string, redirects: readonly Redirect[]): Promise<void> {
  writeFlatPages(site, "static");
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(site, "_headers"), headersFile());
  writeFileSync(join(site, "_redirects"), redirectsFile(redirects));
  const answers = { json: await tooLarge(false), form: await tooLarge(true) };
  writeFileSync(join(hosting, "nginx.conf"), nginxConfig(redirects, answers));
  // Bundle the server and the contact function into one file, so that a self-hosted site needs only Node.
  buildSync({
    entryPoints: ["src/commands/serve.ts"],
    bundle: true,
    platform: "node",
    target: "node20",
    outfile: join(hosting, "server.cjs"),
  });
  compressFiles(site);
  writeReleaseLists(".");
}

/** Returns the function's response to a request that's too large, so that nginx can send it. */
async function tooLarge(isForm: boolean): Promise<FixedAnswer> {
  const response = createResponse(new HttpError("too_large"), isForm, undefined);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Matches HTML files that need no flat copy: Gatsby's internal files, the 404 pages, and the home page. */
const internal = /^\/(?:_gatsby|page-data)\/|^\/(?:404|404\/index|index)\.html$/;

/**
 * Writes a flat copy of every page, and removes the copies of deleted pages. Some hosts need `contact.html`
 * to serve `/contact` without a redirect, and others need `contact/index.html` to serve `/contact/` at all.
 *
 * @param ready - Folder of files that are published unchanged. Their copies in the site are never removed.
 */
export function writeFlatPages(site: string, ready: string): void {
  for (const path of findPublishedFiles(site)) {
    const [html, page = "", index] = /^(\/.+?)(\/index)?\.html$/.exec(path) ?? [];
    if (html === undefined || internal.test(path)) continue;
    const file = join(site, path);
    const sources = [join(site, page, "index.html"), join(ready, path)];
    if (index !== undefined) writeIfChanged(join(site, `${page}.html`), readFileSync(file));
    else if (!sources.some((source) => existsSync(source))) rmSync(file);
  }
}
