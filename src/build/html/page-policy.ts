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

/** Browsers run a script of these types; any other is data to them (HTML, "prepare the script element"). */
const runs = /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

const digest = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/**
 * Emotion makes an empty style element and fills it by script; without the digest of nothing the styles
 * of a page vanish when one comes to it from another.
 */
const emptyStyle = digest("");

/**
 * Writes the policy of a page (Content Security Policy Level 3) right after its charset, before anything
 * that it governs. Scripts and styles in the page are allowed by their digests, so it comes after the
 * transforms that change them, and again in every build: Gatsby keeps old pages but renews parts of them.
 *
 * @param scripts - The inline scripts that belong to the site. Any other stops the build.
 * @throws Error when a page holds an inline script that is not the site's, an event handler or styles in
 * an attribute, a script from another host, or no charset; or when the address of the function is wrong.
 */
export function pagePolicy(...scripts: readonly string[]): HtmlTransform {
  const endpoint = contactEndpoint();
  if (!/^(?:\/(?!\/)|https?:\/\/\w)/.test(endpoint)) {
    throw new Error(`GATSBY_CONTACT_ENDPOINT is "${endpoint}"; it must start with https:// or /`);
  }
  // The function may be on another host; the form sends there, by script and without.
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
