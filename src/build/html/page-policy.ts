import { createHash } from "node:crypto";
import { contactEndpoint } from "../../forms/endpoint";
import { type HtmlTransform } from "./transform-pages";

const charset = /<meta charSet="utf-8"\/?>/i;
const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const rawElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gis;
const tag = /<[a-z][^>]*>/gi;
const attribute = (name: string) => new RegExp(`\\s(?:${name})="([^"]*)"`, "i");
const codeAttribute = attribute("on[a-z]+|style");
const typeAttribute = attribute("type");
const sourceAttribute = attribute("src");

/**
 * Types of scripts that browsers run. Browsers treat scripts of any other type as data (HTML, "prepare the script
 * element").
 */
const runs = /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

const digest = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/**
 * Digest of an empty style element, which Emotion creates and then fills by script. Without this digest, a page
 * would lose its styles when a visitor navigates to it from another page.
 */
const emptyStyle = digest("");

/**
 * Returns a transform that writes a page's Content Security Policy (Level 3) right after the charset, before
 * anything that the policy governs. The policy allows inline scripts and styles by their digests, so this
 * transform must run after all transforms that change scripts or styles. Every build writes the policy again,
 * because Gatsby keeps pages of earlier builds but updates parts of them.
 *
 * @param scripts - The site's inline scripts. Any other inline script stops the build.
 * @throws Error if a page has an unknown inline script, an event handler attribute, a style attribute, a script
 * from another host, or no charset. Also if the contact function's address is invalid.
 */
export function pagePolicy(...scripts: readonly string[]): HtmlTransform {
  const endpoint = contactEndpoint();
  if (!/^(?:\/(?!\/)|https?:\/\/\w)/.test(endpoint)) {
    throw new Error(`GATSBY_CONTACT_ENDPOINT is "${endpoint}"; it must start with https:// or /`);
  }
  // The contact function may be on another host. The policy must allow that host for scripts (`connect-src`) and
  // for a form without JavaScript (`form-action`).
  const others = endpoint.startsWith("/") ? [] : [new URL(endpoint).origin];
  return (built, { route }) => {
    const html = built.replace(ownPolicy, "");
    const scriptDigests = new Set<string>();
    const styleDigests = new Set([emptyStyle]);
    const stop = (what: string): never => {
      throw new Error(`${route} holds ${what}, which its policy does not allow`);
    };
    const markup = html.replace(
      rawElement,
      (element, name: string, given: string, text: string) => {
        const type = typeAttribute.exec(given)?.[1] ?? "";
        const source = sourceAttribute.exec(given)?.[1];
        if (name.toLowerCase() === "style") styleDigests.add(digest(text));
        else if (source !== undefined && !/^\/(?!\/)/.test(source)) stop(`a script from ${source}`);
        else if (source === undefined && runs.test(type)) {
          if (!scripts.includes(text)) stop(`an unknown inline script: ${text.slice(0, 80)}`);
          scriptDigests.add(digest(text));
        }
        return element.slice(0, element.indexOf(">") + 1);
      },
    );
    for (const [opening] of markup.matchAll(tag)) {
      if (codeAttribute.test(opening))
        stop(`an event handler or a style attribute: ${opening.slice(0, 80)}`);
    }
    const policy = Object.entries({
      "default-src": ["'none'"],
      "script-src": ["'self'", ...scriptDigests],
      "style-src": ["'self'", ...styleDigests],
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "manifest-src": ["'self'"],
      "connect-src": ["'self'", ...others],
      "base-uri": ["'none'"],
      "form-action": ["'self'", ...others],
    })
      .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
      .join("; ");
    if (!charset.test(html)) stop("no charset");
    return html.replace(
      charset,
      (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
  };
}
