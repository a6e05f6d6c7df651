import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { type BuildArgs } from "gatsby";
import { pagePolicy } from "./html/page-policy";
import { type ClientScripts, deferScripts, findClientScripts, scriptLoader } from "./html/defer-scripts";
import { type HtmlTransform, transformPages } from "./html/transform-pages";

const [addressesStart, addressesEnd] = ["<!--email_off-->", "<!--/email_off-->"];

/**
 * Tells Cloudflare not to replace email addresses with text that only its script can turn back. Visitors
 * without scripts couldn't read this text, and hydration would fail.
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/)
 */
const keepAddresses: HtmlTransform = (html) => {
  if (html.includes(addressesStart)) return html;
  return html.replace("<body>", `$&${addressesStart}`).replace("</body>", `${addressesEnd}$&`);
};

const earlierOpenPanel = /<script data-name="open-panel">.*?<\/script>/s;

/** Adds a script that shows the panel named in the URL on the first paint. React would start too late. */
function showOpenPanel(script: string): HtmlTransform {
  const element = `<script data-name="open-panel">${script}</script>`;
  return (html, { route }) => {
    if (route !== "/research") return html;
    return html.replace(earlierOpenPanel, "").replace("<body>", (body) => body + element);
  };
}

/** Removes hints for Internet Explorer, iOS 9, and services that count Gatsby sites (75 bytes per page). */
const dropHints: HtmlTransform = (html) =>
  html
    .replaceAll(/<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g, "")
    .replace(", shrink-to-fit=no", "");

/** Merges adjacent style elements, because the policy has a digest of each, and digests don't compress. */
const joinStyles: HtmlTransform = (html) => html.replaceAll(/<\/style><style[^>]*>/g, "");

/** Matches files and folders that visitors don't need. Gatsby recreates them in every build. */
const buildFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js\.map)$/;
const scriptFile = /\.js(?:\.LICENSE\.txt)?$/;

/**
 * Removes outdated scripts and other files that visitors don't need. Keeps scripts copied from `ready`.
 *
 * @param bundled - Files that webpack wrote in this build.
 */
export function removeBuildFiles(folder: string, bundled: ReadonlySet<string>, ready = "static"): void {
  for (const file of readdirSync(folder)) {
    const isNeeded = bundled.has(file) || existsSync(join(ready, file));
    const isOld = scriptFile.test(file) && !isNeeded;
    if (isOld || buildFiles.test(file)) rmSync(join(folder, file), { recursive: true });
  }
}

export function transformSite(
  args: Pick<BuildArgs, "getNodesByType">,
  folder: string,
  bundled: ReadonlySet<string>,
): ClientScripts {
  const scripts = findClientScripts(args, folder);
  const entryPoints = ["src/build/html/open-panel.ts"];
  const [output] = buildSync({ entryPoints, bundle: true, minify: true, write: false }).outputFiles;
  const openPanel = output?.text.trim() ?? "";
  const policy = pagePolicy(scriptLoader, openPanel);
  transformPages(folder, [
    deferScripts(scripts),
    keepAddresses,
    showOpenPanel(openPanel),
    dropHints,
    joinStyles,
    policy,
  ]);
  removeBuildFiles(folder, bundled);
  return scripts;
}
