import { siteAddress, group, link, list, optional, sharedGroup } from "../fields";
import { defineKind } from "../kind";

const redirectShape = sharedGroup("Redirect", "Redirect", {
  // Old addresses can't contain a query, `*`, or `:name`. Web hosts treat `*` and `:name` as patterns.
  from: siteAddress(
    "A path that no longer has a page, such as /research/old-name.",
    "/old-name",
    /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/,
    "Old address",
  ),
  to: link("A page on this site, or an address that starts with https:.", "New address"),
  status: {
    type: "number",
    description: "Use 301 if the page has moved permanently, and 302 if it has moved temporarily.",
    options: [301, 302, 307, 308],
  },
});

export const redirects = defineKind({
  type: "Redirects",
  label: "Redirects",
  path: "redirects.yaml",
  shape: group({
    redirects: optional(
      list(redirectShape, "Old addresses that lead visitors to new ones.", { min: 0, max: 1000 }),
    ),
  }),
});
