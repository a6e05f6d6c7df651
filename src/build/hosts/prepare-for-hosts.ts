import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { headersFile } from "../../hosts/headers";
import { type FixedAnswer, nginxConfig } from "../../hosts/nginx-config";
import { type Redirect, redirectsFile } from "../../hosts/redirects";
import { answerWith } from "../../server/answer";
import { Refusal } from "../../server/refusal";
import { compressFiles } from "../files/compress-files";
import { writeFlatPages } from "../html/write-flat-pages";
import { publishedFiles } from "../site/published-files";

/** For an operator and not for visitors. */
const hosting = "hosting";

/** The last steps of a build, when the content of every file is settled: see each of them. */
export async function prepareForHosts(site: string, redirects: readonly Redirect[]): Promise<void> {
  writeFlatPages(site, "static");
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(site, "_headers"), headersFile(publishedFiles(site)));
  writeFileSync(join(site, "_redirects"), redirectsFile(redirects));
  writeFileSync(join(hosting, "nginx.conf"), nginxConfig(redirects, await tooLarge()));
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

async function tooLarge(): Promise<{ json: FixedAnswer; form: FixedAnswer }> {
  const answer = async (form: boolean): Promise<FixedAnswer> => {
    const response = answerWith(new Refusal("too_large"), form, undefined);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { json: await answer(false), form: await answer(true) };
}
