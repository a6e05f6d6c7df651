import { readdirSync } from "node:fs";
import { kinds } from "../../../src/content/model/kinds";
import { type BrokenContent } from "./broken-content";
import { all, at, copy, example, remove, rename, replace, write } from "../copy-of-content";

const { service, study, report, legal } = example;

const places = kinds.map((kind) => kind.path.replace("{slug}", "<name>")).join(", ");
const reports = [...readdirSync("content/reports"), "example-report"]
  .filter((name) => !name.startsWith("_"))
  .sort()
  .join(", ");

/** Files in the wrong place, files that are missing, and files that name what is not there. */
export const brokenFiles: readonly BrokenContent[] = [
  {
    name: "a file where no kind lives",
    edit: write("blog/first-post.mdx", "---\ntitle: First\n---\n"),
    problems: [
      `content/blog/first-post.mdx:1:1 is not where any content lives; allowed are: ${places}`,
    ],
  },
  {
    name: "a file with another ending",
    edit: rename(service, "services/example-service.yml"),
    problems: [
      `content/services/example-service.yml:1:1 is not where any content lives; allowed are: services/<name>.yaml`,
    ],
  },
  {
    name: "a picture beside a text",
    edit: write("reports/example-report/cover.png", ""),
    problems: [
      "content/reports/example-report/cover.png:1:1 is a picture, and pictures stand in content/images: move it there",
    ],
  },
  {
    name: "a missing single page file",
    edit: remove("pages/home.yaml"),
    problems: ["content/pages/home.yaml:1:1 is missing: the site needs it (Home page)"],
  },
  {
    name: "an upper-case file name",
    edit: rename(service, "services/Example-Service.yaml"),
    problems: [
      'content/services/Example-Service.yaml:1:1 is named "Example-Service", lower-case words joined by hyphens are allowed',
    ],
  },
  {
    name: "a file name with a space",
    edit: rename(legal, "legal/example terms.mdx"),
    problems: [
      'content/legal/example terms.mdx:1:1 is named "example terms", lower-case words joined by hyphens are allowed',
    ],
  },
  {
    name: "names that are no part of an address",
    edit: all(
      rename(study, "studies/Example study.yaml"),
      replace(service, "icon:", "path: /own-address\nicon:"),
      rename(service, "services/Example_Service.yaml"),
    ),
    problems: [
      'content/services/Example_Service.yaml:1:1 is named "Example_Service", lower-case words joined by hyphens are allowed',
      'content/studies/Example study.yaml:1:1 is named "Example study", lower-case words joined by hyphens are allowed',
    ],
  },
  {
    name: "a service at the address of a fixed page",
    edit: replace(service, "icon:", "path: /contact\nicon:"),
    problems: [
      `${at(service, "path: ^")} path: has the address /contact, which content/pages/contact.yaml has already`,
    ],
  },
  {
    name: "two services at one address",
    edit: all(
      replace(service, "icon:", "path: /same-address\nicon:"),
      copy(service, "services/other-service.yaml"),
      replace("services/other-service.yaml", "order: 90", "order: 91"),
    ),
    problems: [
      `${at("services/other-service.yaml", "path: ^")} path: has the address /same-address, which content/services/example-service.yaml has already`,
    ],
  },
  {
    name: "a legal page at the address of a fixed page",
    edit: rename(legal, "legal/reviews.mdx"),
    problems: [
      `${at("legal/reviews.mdx", "title:")} has the address /reviews, which content/pages/reviews.yaml has already`,
    ],
  },
  {
    name: "pages of text at addresses that exist already",
    edit: all(
      copy(legal, "legal/careers.mdx"),
      copy("pages/_template.mdx", "pages/careers.mdx"),
      copy("pages/_template.mdx", "pages/contact.mdx"),
      copy("pages/_template.mdx", "pages/admin.mdx"),
    ),
    problems: [
      "content/pages/admin.mdx:2:1 has the address /admin, where the site has files of its own",
      "content/pages/careers.mdx:2:1 has the address /careers, which content/legal/careers.mdx has already",
      "content/pages/contact.mdx:2:1 has the address /contact, which content/pages/contact.yaml has already",
    ],
  },
  {
    name: "a legal page at the address of the 404 page",
    edit: rename(legal, "legal/404.mdx"),
    problems: [`${at("legal/404.mdx", "title:")} has the address /404, which the 404 page has already`],
  },
  {
    name: "a page at the address that must have none",
    edit: rename(legal, "legal/request-quote.mdx"),
    problems: [
      `${at("legal/request-quote.mdx", "title:")} has the address /request-quote, which stays without a page`,
    ],
  },
  {
    name: "a study that names an unknown report",
    edit: replace(study, "report: example-report", "report: exampel-report"),
    problems: [
      `${at(study, "report: ^")} report: names the Report "exampel-report", which does not exist; did you mean "example-report"? Allowed are: ${reports}`,
    ],
  },
  {
    name: "a completed study without a report",
    edit: replace(study, "report: example-report\n", ""),
    problems: [
      "content/studies/example-study.yaml:1:1 report: is missing: a completed study names its report",
    ],
  },
  {
    name: "a missing picture file",
    edit: replace(service, "example.png", "exmaple.png"),
    problems: [
      `${at(service, "src: ^")} picture.src: names the picture ../images/exmaple.png, which does not exist; did you mean "example.png"?`,
    ],
  },
  {
    name: "a picture whose name has other capitals",
    edit: replace(service, "example.png", "Example.png"),
    problems: [
      `${at(service, "src: ^")} picture.src: names the picture ../images/Example.png, which does not exist; did you mean "example.png"?`,
    ],
  },
  ...["../../static/icon.png", "/images/example.png"].map((path) => ({
    name: `the picture ${path}`,
    edit: replace(service, "../images/example.png", path),
    problems: [
      `${at(service, "src: ^")} picture.src: names the picture ${path}, which is outside content/: put it into content/images`,
    ],
  })),
  {
    name: "an address in capitals",
    edit: replace(service, "icon:", "path: /Example\nicon:"),
    problems: [
      `${at(service, "path: ^")} path: is "/Example", an address such as /web-development is allowed`,
    ],
  },
  {
    name: "a link to a page that has moved",
    edit: all(
      write("redirects.yaml", "redirects: [{ from: /talk, to: /contact, status: 301 }]"),
      replace(report, "to: /research\n", "to: /talk?from=report\n"),
    ),
    problems: [
      `${at(report, "to: ^")} back.to: links to /talk, which has moved: write /contact here`,
    ],
  },
  {
    name: "a link to a place that a page has not",
    edit: replace(report, "to: /research\n", "to: /contact#form\n"),
    problems: [
      `${at(report, "to: ^")} back.to: links to #form, which is no heading of /contact; there are: #message`,
    ],
  },
  {
    name: "a link to a place of a page that has none",
    edit: replace(report, "to: /research\n", "to: /reviews#all\n"),
    problems: [
      `${at(report, "to: ^")} back.to: links to #all, which is no heading of /reviews, nor has it any other: leave the # and what follows it out`,
    ],
  },
  {
    name: "a link to no route, in YAML",
    edit: replace("pages/home.yaml", "to: /contact", "to: /contat"),
    problems: [
      expect.stringMatching(
        /^content\/pages\/home\.yaml:\d+:\d+ [\w.]+: links to \/contat, which is no page of the site; did you mean \/contact\?$/,
      ),
    ],
  },
  {
    name: "a link to no route, in front matter",
    edit: replace(report, "to: /research\n", "to: /reserch\n"),
    problems: [
      `${at(report, "to: ^")} back.to: links to /reserch, which is no page of the site; did you mean /research?`,
    ],
  },
  {
    name: "a link to a draft",
    edit: all(
      write("services/_draft.yaml", "name: Draft\n"),
      replace(report, "to: /research\n", "to: /services/_draft\n"),
    ),
    problems: [
      `${at(report, "to: ^")} back.to: links to /services/_draft, which is no page of the site`,
    ],
  },
  {
    name: "a javascript: link in front matter",
    edit: replace(report, "to: /research\n", "to: javascript:alert(1)\n"),
    problems: [
      `${at(report, "to: ^")} back.to: links to "javascript:alert(1)", allowed are pages of the site such as /contact, and addresses that start with https:, mailto: or tel:`,
    ],
  },
  {
    name: "a link to another host without https:",
    edit: replace(report, "to: /research\n", "to: //example.org\n"),
    problems: [
      `${at(report, "to: ^")} back.to: links to "//example.org", allowed are pages of the site such as /contact, and addresses that start with https:, mailto: or tel:`,
    ],
  },
];
