import { all, copy, example, replace, write } from "../copy-of-content";
import { tagline, testProblems } from "./problem-cases";

const { legal, report, service, study } = example;

const testimonial = (name: string, amount: string) => {
  const facts = ["name: Ada", "company: Bakery", "service: example-service", "rating: 5", "text: It works."];
  const order = 900 + name.length;
  const more = [`amount: ${amount}`, "results: More orders", `order: ${order}`];
  return write(`testimonials/${name}.yaml`, `${[...facts, ...more].join("\n")}\n`);
};

testProblems(service, [
  [["  src:", "  sorce: x\n  src:"], '44:3 picture.sorce: isn\'t a known field; did you mean "src"?…'],
  [
    [/^tagline: .*$/m, "titel: Another title"],
    "1:1 tagline: is missing: One or two sentences below the heading (at most 240 characters)",
    '9:1 titel: isn\'t a known field; did you mean "title"? Allowed: name, order,…',
  ],
  [tagline('"  "'), "9:10 tagline: is missing…"],
  [["Second feature", '""'], "7:27 features[1]: is missing: Feature: One feature (at most 70…"],
  [
    ["  src: ../images/example.png\n  alt: A chart with two bars\n", ""],
    "43:9 picture: is empty: fill it in or remove it",
  ],
  [["  alt: A chart with two bars\n", ""], "44:3 picture.alt: is missing: Description…"],
  [["group: ads", "group: Engineerin"], '3:8 group: is "Engineerin"; did you mean "engineering"?…'],
  [["- A paragraph on what it is.", "A paragraph"], '13:5 what.paragraphs: is the text "A paragraph"…'],
  [tagline("[one, two]"), "9:10 tagline: is a list: use text, and put it in quotes"],
  [["order: 90", "order: ninety"], '2:8 order: is the text "ninety": use a number'],
  [["order: 90", "order: 1.5"], "2:8 order: isn't a whole number from 1 to 999"],
  [[/^name: .*$/m, `name: ${"x".repeat(41)}`], "1:7 name: has 41 characters, but at most 40 are allowed"],
  [tagline("|\n  One\n  two"), "9:10 tagline: has a line break, but must be a single line"],
  [tagline(">\n  One\n  two"), "9:10 tagline: ends with a line break, which > and | add…"],
  [tagline(">-\n  One\n  two")],
  ...["**best**", "__best__", "`best`", "[best](/contact)", "_best_", "*best of all*", "~~best~~"].map(
    (markdown) =>
      [
        tagline(`The ${markdown} shops`),
        `9:10 tagline: has Markdown, which the page would show as typed, "${markdown}": remove…`,
      ] as const,
  ),
  [tagline("The <b>best</b>"), '9:10 tagline: has HTML, which the page would show as typed, "<b>"…'],
  [tagline('"## A heading"'), '9:10 tagline: has Markdown, which the page would show as typed, "## "…'],
  [tagline("Up 5 * 3 * 2*, file_name_here, 10~20, [sic], it`s, a <b and c> d, 2 ** 3 and 4 ** 5")],
  [["group: ads", "group: ads\u200B"], "3:8 group: has the invisible character U+200B (zero width space)…"],
  [["icon:", "path: /one\u00AD\nicon:"], "4:7 path: has the invisible character U+00AD (soft hyphen)…"],
  [
    ["to: /contact", 'to: "/contact\u2060"'],
    "42:38 closing.action.to: links to an address that has the invisible character U+2060 (word joiner)…",
  ],
  [["example.png", "example.png\uFEFF"], "44:8 picture.src: has the invisible character U+FEFF (byte…"],
  [
    ["images/example.png", "images/exam\u00ADple.png"],
    "44:8 picture.src: uses the picture ../images/exam\\u{AD}ple.png, which doesn't exist; it has the invisible character U+00AD (soft hyphen): remove it",
  ],
  [tagline("A co\u00ADop\u00ADer\u00ADa\u00ADtive, 10\u00A0shops, and a \u200Bword")],
  [["icon:", "path: /Example\nicon:"], '4:7 path: is "/Example": use an address such as…'],
  [
    copy(service, "services/other-service.yaml"),
    `Note: content/services/other-service.yaml:2:8 order: is 90, the same as in content/${service}…`,
  ],
]);

testProblems(report, [
  [["chrome: true", "chrome: always"], '11:9 chrome: is the text "always": use true or false'],
  [[/^back:\n.*\n.*$/m, "back: /research"], '15:7 back: is the text "/research": use a group of fields'],
]);

testProblems(study, [
  [
    all(
      replace(study, "status: Completed", "status: Active"),
      replace(study, "report: example-report", "report:"),
    ),
    "13:8 report: is empty: fill it in or remove it",
  ],
  [["report: example-report\n", ""], "1:1 report: is missing: a completed study needs a report"],
  [
    ["report: example-report", "report: exampel-report"],
    '13:9 report: refers to the Report "exampel-report", which doesn\'t exist; did you mean "example-…',
  ],
  [["  - Fourth finding\n", ""], "9:3 findings: has 3 items, but needs exactly 4"],
  [["2025-02-28", "2025-02-30"], `5:7 date: is "2025-02-30", a date that doesn't exist`],
  [
    ["date: 2025-02-28\n", ""],
    "1:1 date: is missing: The study's date, shown on its card (a date, YYYY-MM-DD)",
  ],
  [["2025-02-28", "2999-01-31"], `Note: content/${study}:5:7 date: is 2999-01-31, which is in the…`],
  [["2025-02-28", "2025-02-28\u00A0"], "5:7 date: has the invisible character U+00A0 (no-break space)…"],
  [
    ["report: example-report", "report: example-report\u200B"],
    '13:9 report: refers to the Report "example-report\\u{200B}", which doesn\'t exist; it has the invisible character U+200B…',
  ],
  [["2025-02-28", "30.09.2025"], '5:7 date: is "30.09.2025": use a date such as 2025-01-31'],
  [["- Second finding", "- Second: finding"], "10:5 findings[1]: is a group of fields: use text…"],
]);

const corrections = (item: string) => replace(report, "back:", `corrections:\n  - ${item}\nback:`);

testProblems(report, [
  [corrections("text: Words."), "16:5 corrections[0].date: is missing: The day the report was corrected…"],
  [
    corrections("{ date: 2025-02-27, text: Words. }"),
    "16:13 corrections[0].date: is 2025-02-27, before the publication on 2025-02-28",
  ],
  [
    corrections("{ date: 2999-01-31, text: Words. }"),
    `Note: content/${report}:16:13 corrections[0].date: is 2999-01-31, which is in the future…`,
  ],
  [corrections("{ date: soon, text: Words. }"), '16:13 corrections[0].date: is "soon": use a date such…'],
]);

testProblems("pages/about/our-story.yaml", [
  [["points: []", "points:"], "17:12 sections[0].points: is empty: fill it in or remove it"],
]);

testProblems(legal, [
  [["2025-02-28", "February 28, 2025"], '4:10 revised: is "February 28, 2025": use a date such as…'],
]);

testProblems("site/organization.yaml", [
  ...["+44 (0)20 7946 0018", "+45 12 34 56 78", "+39 06 1234567", "+49 30–1234–567"].map(
    (phone) => [[/^phone: .*$/m, `phone: ${phone}`]] as const,
  ),
  ...[
    ...["(212) 555-0142", "020 7946 0018", "0044 20 7946 0018", "+44 020 7946 0018", "+39 (0)6 1234567"],
    ...["+1 212 555", "+999 123456", "+1 212 555 0142 5", "+1 212 555 0142 x5"],
  ].map(
    (phone) =>
      [
        [/^phone: .*$/m, `phone: ${phone}`],
        "5:8 phone: isn't a complete phone number that begins with + and the country code, such as…",
      ] as const,
  ),
  [["America/New_York", "America/Newark"], "6:11 timeZone: isn't a time zone such as America/New_York"],
  [["America/New_York", "Europe/Berlin"]],
  [
    ["currency: USD", "currency: KRR"],
    "10:11 currency: isn't the code of a currency such as USD, EUR, or DKK",
  ],
  [
    all(
      replace("site/organization.yaml", "currency: USD", "currency: DKK"),
      testimonial("in-dollars", "$4,500"),
      testimonial("in-kroner", "4,500 kr."),
      testimonial("monthly", "DKK 500 a month"),
      testimonial("points", "DKK 4.500"),
    ),
    ...["in-dollars", "monthly", "points"].map(
      (name) =>
        `Note: content/testimonials/${name}.yaml:6:9 amount: isn't a total such as DKK 4,500, so the chart…`,
    ),
  ],
  ...[
    [/^email: .*$/m, "email: ana@example.org\u200B", "4:8 email", "U+200B (zero width space)"],
    [/^email: .*$/m, "email: ana@exam\u00ADple.org", "4:8 email", "U+00AD (soft hyphen)"],
    [/^email: .*$/m, 'email: "ana@example.org\u00A0"', "4:8 email", "U+00A0 (no-break space)"],
    [/^website: .*$/m, "website: https://www.example.com\u2060", "3:10 website", "U+2060 (word joiner)"],
    ["America/New_York", "America/New_York\u200B", "6:11 timeZone", "U+200B (zero width space)"],
  ].map(
    ([from = "", to = "", place, character]) =>
      [
        [from, String(to)] as const,
        `${String(place)}: has the invisible character ${String(character)}: remove it`,
      ] as const,
  ),
]);

testProblems("site/navigation.yaml", [
  [
    ["group: ads", "group: engineering"],
    "4:5 servicesMenu.groups: needs each group (engineering, ads) once, so that the menu shows…",
  ],
]);
