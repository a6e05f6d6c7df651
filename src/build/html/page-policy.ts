import { createHash } from "node:crypto";
import { serializePolicy } from "../../cms/build/cms-page";
import { contactEndpoint } from "../../forms/endpoint";
import { hasForm } from "./page-scripts";
import { type HtmlTransform } from "./transform-pages";

const charset = /<meta charSet="utf-8"\/?>/i;
const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const rawElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gis;
const tag = /<[a-z][^>]*>/gi;
const codeAttribute = /\s(?:on[a-z]+|style)="/i;
const typeAttribute = /\stype="([^"]*)"/i;
const sourceAttribute = /\ssrc="([^"]*)"/i;

/** Matches the script types that a policy must allow (HTML standard, "prepare the script element"). */
const executable = /^$|^module$|^speculationrules$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

const digest = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** In forms, Emotion inserts an empty style element and fills it later, so the policy must allow an empty one. */
const emptyStyle = digest("");

/**
 * Returns a transform that writes a Content Security Policy (Level 3) right after a page's charset, so that
 * the policy applies to the rest of the page. Run this transform last, because the policy contains digests of
 * inline scripts and styles.
 *
 * @param scripts - The site's inline scripts.
 * @throws Error if the contact function's address is invalid. The transform throws if a page lacks a charset
 * or contains code that the policy forbids.
 */
export function pagePolicy(...scripts: readonly string[]): HtmlTransform {
  const endpoint = contactEndpoint();
  if (!/^(?:\/(?!\/)|https?:\/\/\w)/.test(endpoint)) {
    throw new Error(`GATSBY_CONTACT_ENDPOINT is "${endpoint}", but it must start with https:// or /`);
  }
  const functionHosts = endpoint.startsWith("/") ? [] : [new URL(endpoint).origin];
  return (built, { route }) => {
    const html = built.replace(ownPolicy, "");
    const scriptDigests = new Set<string>();
    const styleDigests = new Set(hasForm(html) ? [emptyStyle] : []);
    const stop = (problem: string): never => {
      throw new Error(`${route} has ${problem}`);
    };
    const markup = html.replace(rawElement, (element, name: string, attributes: string, text: string) => {
      const type = typeAttribute.exec(attributes)?.[1] ?? "";
      const source = sourceAttribute.exec(attributes)?.[1];
      if (name.toLowerCase() === "style") styleDigests.add(digest(text));
      else if (source !== undefined && !/^\/(?!\/)/.test(source)) {
        stop(`a script from another host: ${source}`);
      } else if (source === undefined && executable.test(type)) {
        if (!scripts.includes(text)) stop(`an unknown inline script: ${text.slice(0, 80)}`);
        scriptDigests.add(digest(text));
      }
      return element.slice(0, element.indexOf(">") + 1);
    });
    for (const [opening] of markup.matchAll(tag)) {
      if (codeAttribute.test(opening)) {
        stop(`an event handler or a style attribute, which the policy forbids: ${opening.slice(0, 80)}`);
      }
    }
    const policy = serializePolicy({
      "default-src": ["'none'"],
      "script-src": ["'self'", ...scriptDigests],
      "style-src": ["'self'", ...styleDigests],
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "manifest-src": ["'self'"],
      "connect-src": ["'self'", ...functionHosts],
      "base-uri": ["'none'"],
      "form-action": ["'self'", ...functionHosts],
    });
    if (!charset.test(html)) stop("no charset, which the policy must follow");
    return html.replace(
      charset,
      (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
  };
}
