import CMS, { type CmsConfig } from "@sveltia/cms";
import { editorComponents } from "./editor-components";
import { mdxFormat, yamlFormat } from "./file-formats";

/** Where a browser lets a page write to a folder without https, and the CMS offers to. */
const onOwnMachine = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);

/** What is said where there is neither a git host nor an editor's own machine. */
const noGitHost = document.querySelector<HTMLElement>("#no-git-host");

if (noGitHost === null || onOwnMachine) await start();
else noGitHost.hidden = false;

async function start(): Promise<void> {
  CMS.registerCustomFormat("content-yaml", "yaml", yamlFormat);
  CMS.registerCustomFormat("content-mdx", "mdx", mdxFormat);
  for (const component of editorComponents()) CMS.registerEditorComponent(component);

  const answer = await fetch("/admin/config.json");
  const config: CmsConfig = await answer.json();
  await CMS.init({ config });

  // The CMS keeps people with small screens from zooming (WCAG 1.4.4).
  document
    .querySelector('meta[name="viewport"][content*="maximum-scale"]')
    ?.setAttribute("content", "width=device-width, initial-scale=1");
}
