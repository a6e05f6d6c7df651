import { type BrokenContent } from "./broken-content";
import { all, at, example, replace, write } from "../copy-of-content";

const { service, study, report, legal } = example;

const inService = "content/services/example-service.yaml";
const inStudy = "content/studies/example-study.yaml";
const inLegal = "content/legal/example-terms.mdx";

const tagline = "tagline: One sentence below the title.";

/** Fields that are wrong, missing or unknown, and YAML that cannot be read. */
export const brokenFields: readonly BrokenContent[] = [
  {
    name: "a misspelt key",
    edit: replace(service, "  src:", "  sorce: x\n  src:"),
    problems: [
      `${at(service, "sorce:")} picture.sorce: is not a known field; did you mean "src"? Allowed are: src, alt`,
    ],
  },
  {
    name: "a misspelt key of a required field",
    edit: replace(service, "tagline:", "tagLine:"),
    problems: [
      `${at(service, "tagLine:")} tagLine: is not a known field; did you mean "tagline"? Allowed are: name, order, group, path, icon, description, features, title, tagline, what, why, choose, offer, picture, seo, draft`,
    ],
  },
  {
    name: "a misspelt key of a required group",
    edit: replace(service, "\nseo:", "\nsoe:"),
    problems: [
      `${at(service, "soe:")} soe: is not a known field; did you mean "seo"? Allowed are: name, order, group, path, icon, description, features, title, tagline, what, why, choose, offer, picture, seo, draft`,
    ],
  },
  {
    name: "a key that is near one which is there, and another that is missing",
    edit: replace(service, tagline, "titel: Another title"),
    problems: [
      `${inService}:1:1 tagline: is missing: One or two sentences below it (240 characters at most)`,
      `${at(service, "titel:")} titel: is not a known field; did you mean "title"? Allowed are: name, order, group, path, icon, description, features, title, tagline, what, why, choose, offer, picture, seo, draft`,
    ],
  },
  {
    name: "a missing field",
    edit: replace(service, `${tagline}\n`, ""),
    problems: [`${inService}:1:1 tagline: is missing: One or two sentences below it (240 characters at most)`],
  },
  {
    name: "a missing field of a group",
    edit: replace(report, "  label: Back to Research\n", ""),
    problems: [`${at(report, "to: /research")} back.label: is missing: Words of the link or button (60 characters at most)`],
  },
  {
    name: "a missing choice, date and group",
    edit: all(
      replace(study, "category: Marketing Analytics\n", ""),
      replace(study, "date: 2025-02-28\n", ""),
      replace(
        legal,
        "seo:\n  title: Example Terms\n  description: Two sentences that search results show below the title of this page.\n",
        "",
      ),
    ),
    problems: [
      `${inLegal}:2:1 seo: is missing: the fields title, description`,
      `${inStudy}:1:1 category: is missing: Category (Marketing Analytics, Content Marketing, PPC Advertising, SEO & Local Marketing, Social Media Advertising)`,
      `${inStudy}:1:1 date: is missing: Date shown, YYYY-MM-DD (a date, YYYY-MM-DD)`,
    ],
  },
  {
    name: "a day in the future, which is noted only",
    edit: replace(study, "2025-02-28", "2999-01-31"),
    problems: [
      `Note: ${at(study, "2999")} date: is 2999-01-31, a day in the future: the site shows it all the same`,
    ],
  },
  {
    name: "two items of a kind at one place, which is noted only",
    edit: replace(service, "order: 90", "order: 2"),
    problems: [
      "Note: content/services/seo.yaml:2:8 order: is 2, as in content/services/example-service.yaml: it is open which comes first",
    ],
  },
  {
    name: "an empty field",
    edit: replace(service, tagline, "tagline:"),
    problems: [`${at(service, "tagline:^")} tagline: is missing: One or two sentences below it (240 characters at most)`],
  },
  {
    name: "a field that holds spaces only",
    edit: replace(service, tagline, 'tagline: "  "'),
    problems: [`${at(service, "tagline: ^")} tagline: is missing: One or two sentences below it (240 characters at most)`],
  },
  {
    name: "an empty item of a list",
    edit: replace(service, "- Second feature", '- ""'),
    problems: [`${at(service, '- ^""')} features[1]: is missing: One feature (70 characters at most)`],
  },
  {
    name: "an optional field without a value",
    edit: replace(service, "  src: ../images/example.png\n  alt: A chart with two bars\n", ""),
    problems: [`${at(service, "picture:^")} picture: is empty: fill it in or remove it`],
  },
  {
    name: "an optional reference without a value",
    edit: all(
      replace(study, "status: Completed", "status: Active"),
      replace(study, "report: example-report", "report:"),
    ),
    problems: [`${at(study, "report:^")} report: is empty: fill it in or remove it`],
  },
  {
    name: "an optional list without a value",
    edit: replace("pages/about/our-story.yaml", "points: []", "points:"),
    problems: [
      expect.stringMatching(
        /^content\/pages\/about\/our-story\.yaml:\d+:\d+ sections\[\d\]\.points: is empty: fill it in or remove it$/,
      ),
    ],
  },
  {
    name: "a word that is not allowed",
    edit: replace(service, "group: ads", "group: adverts"),
    problems: [`${at(service, "group: ^")} group: is "adverts"; allowed are: engineering, ads`],
  },
  {
    name: "a misspelt word",
    edit: replace(service, "group: ads", "group: Engineerin"),
    problems: [
      `${at(service, "group: ^")} group: is "Engineerin"; did you mean "engineering"? Allowed are: engineering, ads`,
    ],
  },
  {
    name: "a text where a list belongs",
    edit: replace(
      service,
      "paragraphs:\n    - A paragraph on what",
      "paragraphs: A paragraph on what",
    ),
    problems: [
      `${at(service, "paragraphs: ^")} what.paragraphs: is the text "A paragraph on what it is.", a list is allowed`,
    ],
  },
  {
    name: "a list where a text belongs",
    edit: replace(service, tagline, "tagline: [one, two]"),
    problems: [`${at(service, "tagline: ^")} tagline: is a list, a text is allowed`],
  },
  {
    name: "a number where a text belongs",
    edit: replace(service, tagline, "tagline: 12"),
    problems: [`${at(service, "tagline: ^")} tagline: is the number 12, a text is allowed`],
  },
  {
    name: "a text where a number belongs",
    edit: replace(service, "order: 90", "order: ninety"),
    problems: [`${at(service, "order: ^")} order: is the text "ninety", a number is allowed`],
  },
  {
    name: "a text where true or false belongs",
    edit: replace(report, "chrome: true", "chrome: always"),
    problems: [`${at(report, "chrome: ^")} chrome: is the text "always", true or false is allowed`],
  },
  {
    name: "a text where a group belongs",
    edit: replace(report, "back:\n  label: Back to Research\n  to: /research", "back: /research"),
    problems: [`${at(report, "back: ^")} back: is the text "/research", a group of fields is allowed`],
  },
  {
    name: "a number out of its range",
    edit: replace(service, "order: 90", "order: 1.5"),
    problems: [`${at(service, "order: ^")} order: is not a whole number from 1 to 999`],
  },
  {
    name: "three findings",
    edit: replace(study, "  - Fourth finding\n", ""),
    problems: [`${at(study, "- First")} findings: has 3 items, exactly 4 are allowed`],
  },
  {
    name: "five findings",
    edit: replace(study, "  - Fourth finding\n", "  - Fourth finding\n  - Fifth finding\n"),
    problems: [`${at(study, "- First")} findings: has 5 items, exactly 4 are allowed`],
  },
  {
    name: "a text that is too long",
    edit: replace(service, "name: Example Service", `name: ${"x".repeat(41)}`),
    problems: [`${at(service, "name: ^")} name: has 41 characters, 40 are allowed`],
  },
  {
    name: "a line break in a line",
    edit: replace(service, tagline, "tagline: |\n  One\n  two"),
    problems: [`${at(service, "tagline: ^")} tagline: has a line break, one line is allowed`],
  },
  {
    name: "a date that does not exist",
    edit: replace(study, "2025-02-28", "2025-02-30"),
    problems: [`${at(study, "date: ^")} date: is "2025-02-30", a day that does not exist`],
  },
  {
    name: "a date in words",
    edit: replace(legal, "2025-02-28", "February 28, 2025"),
    problems: [
      `${at(legal, "revised: ^")} revised: is "February 28, 2025", a date such as 2025-01-31 is allowed`,
    ],
  },
  {
    name: "a picture without alt text",
    edit: replace(service, "  alt: A chart with two bars\n", ""),
    problems: [`${at(service, "src:")} picture.alt: is missing: What the picture shows, for those who do not see it (160 characters at most)`],
  },
  {
    name: "a picture with an alt text of spaces",
    edit: replace(service, "alt: A chart with two bars", 'alt: " "'),
    problems: [`${at(service, "alt: ^")} picture.alt: is missing: What the picture shows, for those who do not see it (160 characters at most)`],
  },
  {
    name: "problems in two places of a file and in two files",
    edit: (folder) => {
      replace(study, "date: 2025-02-28", "date: 2025-02-30")(folder);
      replace(study, "icon: mic", "order2: 1\nicon: mic")(folder);
      replace(legal, "title: Example Terms\nlead", "lead")(folder);
    },
    problems: [
      `${at(legal, "lead:")} title: is missing: Main heading (60 characters at most)`,
      `${at(study, "date: ^")} date: is "2025-02-30", a day that does not exist`,
      `${at(study, "order2:")} order2: is not a known field; did you mean "order"? Allowed are: title, description, category, status, date, icon, order, findings, report, draft`,
    ],
  },
  {
    name: "a YAML syntax error",
    edit: replace(service, tagline, "tagline: One: sentence"),
    problems: [
      `${at(service, "tagline: ^")} tagline: has a colon and a space within the text: put the whole text in quotes, "such: as this"`,
    ],
  },
  {
    name: "a YAML syntax error in front matter",
    edit: replace(report, "title: An Example Report", "title: An: Example"),
    problems: [
      `${at(report, "title: ^")} title: has a colon and a space within the text: put the whole text in quotes, "such: as this"`,
    ],
  },
  {
    name: "a key that stands twice",
    edit: replace(service, "order: 90", "order: 90\norder: 91"),
    problems: [`${at(service, "order: 91")} order: is a field that stands twice: keep one of them`],
  },
  {
    name: "a text that starts with *",
    edit: replace(service, tagline, "tagline: *now"),
    problems: [`${at(service, "tagline: ^")} tagline: starts with *: put the text in quotes, "*now"`],
  },
  {
    name: "a text with a note behind it",
    edit: replace(service, tagline, "tagline: The #1 agency"),
    problems: [
      `${at(service, "tagline: ^")} tagline: has a # with a blank before it, and what follows is not read: put the text in quotes, or the note on a line of its own`,
    ],
  },
  {
    name: "a text that is a note only",
    edit: replace(service, tagline, "tagline: #1 agency"),
    problems: [
      `${at(service, "tagline: ^")} tagline: has a # with a blank before it, and what follows is not read: put the text in quotes, or the note on a line of its own`,
    ],
  },
  ...[
    ['^"No end', "has a text that begins with a quotation mark and does not end with one…"],
    ["'It'^s one'", "has words behind a closing quotation mark…"],
    ["^- One", "has a - behind the field…"],
    ["> ^One", "has words behind > or |…"],
    ["^@One", "starts with a character that means something else here…"],
    ["^!One", "starts with a character that means something else here…"],
    ["^& One", "starts with a character that means something else here…"],
    ['"A ^\\d"', "has a \\ between double quotes…"],
  ].map(([marker = "", message]) => ({
    name: `the text ${marker}`,
    edit: replace(service, tagline, `tagline: ${marker.replace("^", "")}`),
    problems: [`${at(service, `tagline: ${marker}`)} tagline: ${message}`],
  })),
  {
    name: "a text that starts with a bracket",
    edit: replace(service, tagline, "tagline: [One"),
    problems: ["has a text that starts with { or […"],
  },
  {
    name: "a field without a blank behind its colon",
    edit: replace(service, tagline, "tagline:One"),
    problems: [
      `${at(service, "tagline:One")} tagline: has no field: \`title: …\` is expected, with a space behind the colon`,
    ],
  },
  {
    name: "a tab",
    edit: replace(service, "  heading: What It Is", "\theading: What It Is"),
    problems: [`${at(service, "\n^\theading:")} does not stand under the lines…`],
  },
  {
    name: "a line that stands too far right",
    edit: replace(
      service,
      "  paragraphs:\n    - A paragraph on what",
      "    paragraphs:\n    - A paragraph on what",
    ),
    problems: [
      "does not stand under the lines that it belongs with: give them the same number of spaces, and no tab…",
    ],
  },
  ...["12:30", "1_000", "2025-02-28", "yes", "0o17"].map((text) => ({
    name: `the text ${text}, which is one`,
    edit: replace(service, tagline, `tagline: ${text}`),
    problems:
      text === "0o17" ? [`${at(service, "tagline: ^")} tagline: is the number 15, a text is allowed`] : [],
  })),
  {
    name: "a list instead of fields",
    edit: write(service, "- one\n- two\n"),
    problems: [`${inService}:1:1 has no fields: lines such as \`title: …\` are expected`],
  },
  {
    name: "an empty file",
    edit: write(service, ""),
    problems: [`${inService}:1:1 has no fields: lines such as \`title: …\` are expected`],
  },
  {
    name: "missing front matter",
    edit: write(legal, "## 1. First section\n\nA paragraph.\n"),
    problems: [`${inLegal}:1:1 has no front matter: the file starts with ---, fields, and --- again`],
  },
  {
    name: "front matter without its end",
    edit: replace(legal, "of this page.\n---\n", "of this page.\n"),
    problems: [`${inLegal}:1:1 has no front matter: the file starts with ---, fields, and --- again`],
  },
];
