import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pagePolicy } from "./html/page-policy";
import { addScripts, buildScripts, type PageScripts, speculationRules } from "./html/page-scripts";
import { type HtmlTransform, transformPages } from "./html/transform-pages";

const [addressesStart, addressesEnd] = ["<!--email_off-->", "<!--/email_off-->"];

/**
 * Tells Cloudflare not to replace email addresses with text that only its script can turn back. Visitors
 * without scripts couldn't read this text.
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/)
 */
const keepAddresses: HtmlTransform = (html) => {
  if (html.includes(addressesStart)) return html;
  return html.replace("<body>", `$&${addressesStart}`).replace("</body>", `${addressesEnd}$&`);
};

/** Merges adjacent style elements, because the policy has a digest of each, and digests don't compress. */
const joinStyles: HtmlTransform = (html) => html.replaceAll(/<\/style><style[^>]*>/g, "");

/** Gatsby's browser app and its reports. Gatsby writes these files again in every build. */
const gatsbyFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js(?:\.map|\.LICENSE\.txt)?)$/;

/** Removes what Gatsby writes for its browser app, because pages use only the scripts in `src/browser`. */
export function removeGatsbyApp(folder: string, ready = "static"): void {
  for (const file of readdirSync(folder)) {
    if (!gatsbyFiles.test(file) || existsSync(join(ready, file))) continue;
    rmSync(join(folder, file), { recursive: true });
  }
}

export function transformSite(folder: string): PageScripts {
  removeGatsbyApp(folder);
  const scripts = buildScripts(folder);
  const policy = pagePolicy(scripts.openPanel, speculationRules);
  transformPages(folder, [keepAddresses, addScripts(scripts), joinStyles, policy]);
  return scripts;
}
