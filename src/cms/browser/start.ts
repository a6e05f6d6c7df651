import CMS from "@sveltia/cms";
import { editorComponents } from "./editor-components";
import { csvFormat } from "./csv-format";
import { mdxFormat, yamlFormat } from "./file-formats";

for (const component of editorComponents()) CMS.registerEditorComponent(component);

CMS.registerCustomFormat("content-yaml", "yaml", yamlFormat);
CMS.registerCustomFormat("content-mdx", "mdx", mdxFormat);
CMS.registerCustomFormat("content-csv", "csv", csvFormat);
const config = await fetch("/admin/config.json");
await CMS.init({ config: await config.json() });

// Change the CMS's viewport meta tag, because its `maximum-scale=1` blocks zooming on phones (WCAG 1.4.4).
document
  .querySelector('meta[name="viewport"][content*="maximum-scale"]')
  ?.setAttribute("content", "width=device-width, initial-scale=1");
