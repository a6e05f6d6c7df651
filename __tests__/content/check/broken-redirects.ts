import { type BrokenContent } from "./broken-content";
import { all, type Edit, example, rename, write } from "../copy-of-content";

const inFile = "content/redirects.yaml";

/** Writes the file of redirects: from, to and status of each. */
const redirects = (...rules: readonly (readonly [string, string, (number | string)?])[]): Edit =>
  write(
    "redirects.yaml",
    [
      "redirects:",
      ...rules.map(
        ([from, to, status = 301]) => `  - from: ${from}\n    to: ${to}\n    status: ${status}`,
      ),
      "",
    ].join("\n"),
  );

/** Redirects that hide pages, lead nowhere, or go round in circles. */
export const brokenRedirects: readonly BrokenContent[] = [
  ...["old-name", "/old?x=1", "/old#there", "/old/*", "/:name", "//evil.example", "/a/../b"].map(
    (from) => ({
      name: `from ${from}`,
      edit: redirects([`"${from}"`, "/contact"]),
      problems: [
        `${inFile}:2:11 redirects[0].from: is "${from}", an address such as /old-name is allowed`,
      ],
    }),
  ),
  {
    name: "a status that is none of a redirect",
    edit: redirects(["/old-name", "/contact", 200]),
    problems: [`${inFile}:4:13 redirects[0].status: is 200, allowed are: 301, 302, 307, 308`],
  },
  {
    name: "a status in words",
    edit: redirects(["/old-name", "/contact", "gone"]),
    problems: [`${inFile}:4:13 redirects[0].status: is the text "gone", a number is allowed`],
  },
  {
    name: "a target that is no page",
    edit: redirects(["/old-name", "/contat"]),
    problems: [
      `${inFile}:3:9 redirects[0].to: links to /contat, which is no page of the site; did you mean /contact?`,
    ],
  },
  {
    name: "a target that is no address of a page",
    edit: redirects(["/old-name", "mailto:hello@site.example"]),
    problems: [
      `${inFile}:3:9 redirects[0].to: is "mailto:hello@site.example", a page of the site or an https: address is allowed`,
    ],
  },
  {
    name: "a target on another host without https:",
    edit: redirects(["/old-name", "//evil.example"]),
    problems: [
      `${inFile}:3:9 redirects[0].to: links to "//evil.example", allowed are pages of the site such as /contact, and addresses that start with https:, mailto: or tel:`,
    ],
  },
  {
    name: "a redirect that hides a page",
    edit: redirects(["/services/example-service", "/contact"]),
    problems: [
      `${inFile}:2:11 redirects[0].from: is /services/example-service, which is a page of the site: it would be hidden`,
    ],
  },
  ...["/api/send-contact-email", "/research/example-report/figures.csv", "/static/x"].map(
    (from) => ({
      name: `a redirect from ${from}`,
      edit: redirects([from, "/contact"]),
      problems: [`${inFile}:2:11 redirects[0].from: is ${from}, where the site has files of its own`],
    }),
  ),
  {
    name: "a redirect from the address that must have no page",
    edit: redirects(["/request-quote", "/contact"]),
    problems: [`${inFile}:2:11 redirects[0].from: is /request-quote, which stays without a page`],
  },
  {
    name: "two redirects from one address",
    edit: redirects(["/old-name", "/contact"], ["/old-name", "/reviews"]),
    problems: [`${inFile}:5:11 redirects[1].from: is /old-name, which stands above already`],
  },
  {
    name: "a redirect that leads on to another one",
    edit: redirects(["/a", "/b?x=1"], ["/b", "/c"], ["/c", "/contact"]),
    problems: [
      `${inFile}:3:9 redirects[0].to: is /b, which is led on itself: write /contact here`,
      `${inFile}:6:9 redirects[1].to: is /c, which is led on itself: write /contact here`,
    ],
  },
  {
    name: "redirects in a circle",
    edit: redirects(["/a", "/b"], ["/b", "/a"], ["/c", "/c"]),
    problems: [
      `${inFile}:3:9 redirects[0].to: leads in a circle: /b → /a → /b`,
      `${inFile}:6:9 redirects[1].to: leads in a circle: /a → /b → /a`,
      `${inFile}:9:9 redirects[2].to: leads in a circle: /c → /c`,
    ],
  },
  {
    name: "a redirect to a page that got another address",
    edit: all(
      redirects(["/old-name", "/services/example-service"]),
      rename(example.service, "services/other-service.yaml"),
    ),
    problems: [
      `${inFile}:3:9 redirects[0].to: links to /services/example-service, which is no page of the site`,
    ],
  },
];
