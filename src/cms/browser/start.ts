import CMS, { type CmsConfig } from "@sveltia/cms";
import { editorComponents } from "./editor-components";
import { mdxFormat, yamlFormat } from "./file-formats";

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
