import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { headersFile } from "../../hosts/headers";
import { nginxConfig } from "../../hosts/nginx-config";
import { type Redirect, redirectsFile } from "../../hosts/redirects";
import { compressFiles } from "../files/compress-files";
import { writeFlatPages } from "../html/write-flat-pages";
import { publishedFiles } from "../site/published-files";

/** For an operator and not for visitors. */
const hosting = "hosting";

/** The last steps of a build, when the content of every file is settled: see each of them. */
export function prepareForHosts(site: string, redirects: readonly Redirect[]): void {
  writeFlatPages(site, "static");
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(site, "_headers"), headersFile(publishedFiles(site)));
  writeFileSync(join(site, "_redirects"), redirectsFile(redirects));
  writeFileSync(join(hosting, "nginx.conf"), nginxConfig(redirects));
  // The server with the function in one file: a machine of one's own needs nothing but Node.
  buildSync({
    entryPoints: ["src/commands/serve.ts"],
    bundle: true,
    platform: "node",
    target: "node20",
    outfile: join(hosting, "server.cjs"),
  });
  compressFiles(site);
}
