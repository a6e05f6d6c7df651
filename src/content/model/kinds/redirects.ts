import { siteAddress, group, link, list, optional, sharedGroup } from "../fields";
import { defineKind } from "../kind";

const redirectShape = sharedGroup("Redirect", "Redirect", {
  // Pattern for old addresses. They can't contain a query string, `*` or `:name`. Web hosts treat `*` as a
  // wildcard and `:name` as a placeholder.
  from: siteAddress(
    "Such as /research/old-name.",
    "/old-name",
    /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/,
    "Old address",
  ),
  to: link("A page of this site, or an address that starts with https:.", "New address"),
  status: {
    type: "number",
    description: "301: moved for good. 302: moved for now.",
    options: [301, 302, 307, 308],
  },
});

export const redirects = defineKind({
  type: "Redirects",
  label: "Redirects",
  path: "redirects.yaml",
  shape: group({
    redirects: optional(
      list(redirectShape, "Old addresses that lead on to new ones.", { min: 0, max: 1000 }),
    ),
  }),
});
