import { researchPanels } from "../../addresses";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type HtmlTransform } from "./transform-pages";

const route = "/research";
const earlier = /<script data-panels="[^"]*">.*?<\/script>/s;

/** The text of the inline script that names the open panel of the research page. */
export const openPanel = readFileSync(resolve("src/build/html/open-panel.js"), "utf8").trim();

/**
 * Has the first paint of the research page show the panel of its address: a style sheet cannot see a
 * query, and React comes later. The script stands before React's root, which hydrates as it was built.
 */
export const openPanelFirst: HtmlTransform = (html, page) => {
  if (page.route !== route) return html;
  const panels = new URLSearchParams(researchPanels).toString().replaceAll("&", "&amp;");
  return html
    .replace(earlier, "")
    .replace("<body>", (body) => `${body}<script data-panels="${panels}">${openPanel}</script>`);
};
