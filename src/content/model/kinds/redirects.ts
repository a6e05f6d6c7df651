import { number, string } from "yup";
import { group, link, list, pattern } from "../fields";
import { defineKind } from "../kind";

/**
 * HTTP status codes that editors can choose for a redirect. 301 and 308 are permanent, and 302 and 307 are temporary.
 * With 307 and 308, browsers keep the request method, so a POST request doesn't become a GET request.
 */
const statuses = [301, 302, 307, 308] as const;

export const redirectShape = group(
  {
    from: string()
      .required("is missing")
      // Old addresses can't contain a query string. They also can't contain `*` or `:name`, because web hosts treat
      // `*` as a wildcard and `:name` as a placeholder.
      .test(
        pattern(
          /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/,
          "is not an address such as /old-name",
          ({ value }) => `is "${String(value)}", an address such as /old-name is allowed`,
        ),
      )
      .meta({ description: "Such as /research/old-name." })
      .label("Old address"),
    to: link("A page of this site, or an address that starts with https:.").label("New address"),
    status: number()
      .required("is missing")
      .oneOf(statuses, ({ value }) => `is ${String(value)}, allowed are: ${statuses.join(", ")}`)
      .meta({ description: "301: moved for good. 302: moved for now." }),
  },
  "Redirect",
).label("Redirect");

/** Redirects from former page addresses to the current ones. */
export const redirects = defineKind({
  type: "Redirects",
  label: "Redirects",
  path: "redirects.yaml",
  shape: group({
    redirects: list(redirectShape, "Old addresses that lead on to new ones.", {
      min: 0,
      max: 1000,
    })
      .optional()
      .default([]),
  }),
});
