import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headersFile } from "../../hosts/headers-file";
import { nginxConfig } from "../../hosts/nginx-config";
import { type Redirect } from "../../hosts/redirect";
import { redirectsFile } from "../../hosts/redirects-file";
import { vercelConfig } from "../../hosts/vercel-config";
import { publishedFiles } from "../site/published-files";

/** Where the published files are, and where what is for an operator goes. */
interface Folders {
  readonly site: string;
  readonly hosting: string;
}

/** Writes headers and redirects in the words of every host. */
export function writeHostFiles(redirects: readonly Redirect[], { site, hosting }: Folders): void {
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(site, "_headers"), headersFile(publishedFiles(site)));
  writeFileSync(join(site, "_redirects"), redirectsFile(redirects));
  writeFileSync(join(site, "vercel.json"), vercelConfig(redirects));
  writeFileSync(join(hosting, "nginx.conf"), nginxConfig(redirects));
}
