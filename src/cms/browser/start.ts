import CMS, { type CmsConfig } from "@sveltia/cms";
import { editorComponents } from "./editor-components";
import { csvFormat } from "./csv-format";
import { fileFormats } from "./file-formats";

for (const component of editorComponents()) CMS.registerEditorComponent(component);

const response = await fetch("/admin/config.json");
const loadedConfig: CmsConfig = await response.json();
const { yaml, mdx } = fileFormats(optionalBooleans(loadedConfig));
CMS.registerCustomFormat("content-yaml", "yaml", yaml);
CMS.registerCustomFormat("content-mdx", "mdx", mdx);
CMS.registerCustomFormat("content-csv", "csv", csvFormat);
await CMS.init({ config: loadedConfig });

// Change the CMS's viewport meta tag, because its `maximum-scale=1` blocks zooming on phones (WCAG 1.4.4).
document
  .querySelector('meta[name="viewport"][content*="maximum-scale"]')
  ?.setAttribute("content", "width=device-width, initial-scale=1");

function optionalBooleans({ collections = [] }: CmsConfig): string[] {
  const fields = collections.flatMap((each) => ("folder" in each ? (each.fields ?? []) : []));
  const optional = fields.filter(
    ({ widget, ...field }) => widget === "boolean" && "required" in field && field.required === false,
  );
  return [...new Set(optional.map(({ name }) => name))];
}
