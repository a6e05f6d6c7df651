import CMS from "@sveltia/cms";

const config = await fetch("/admin/config.json");
await CMS.init({ config: await config.json() });

// Change the CMS's viewport meta tag, because its `maximum-scale=1` blocks zooming on phones (WCAG 1.4.4).
document
  .querySelector('meta[name="viewport"][content*="maximum-scale"]')
  ?.setAttribute("content", "width=device-width, initial-scale=1");
