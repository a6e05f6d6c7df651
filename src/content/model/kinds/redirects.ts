import { decodePath } from "../../../hosts/redirects";
import { group, line, link, list, matching, optional, sharedGroup } from "../fields";
import { defineKind } from "../kind";

/** Hosts treat `*` and `:name` as patterns, and browsers change the other excluded characters. */
const oldAddress = /^(\/(?!\.{1,2}(\/|$))[^\n\t/?#*:\\|"<>^`{}[\]]+)+\/?$/;

/** Returns false for a path with encoded special characters or with text that isn't encoded as UTF-8. */
export const isOldAddress = (path: string): boolean =>
  /^[^%\p{Cc}\p{Cs}]+$/u.test(decodePath(path)) && oldAddress.test(decodePath(path));

const redirectShape = sharedGroup("Redirect", "Redirect", {
  from: matching(
    line("A path that no longer has a page, such as /research/old-name.", 500, "Old address"),
    oldAddress,
    "isn't an address such as /old-name or /%C3%BCber-uns: it must start with / and can't contain " +
      'any of ? # * : \\ | " < > ^ ` { } [ ]',
    isOldAddress,
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
