import { example } from "../copy-of-content";
import { body, testProblems } from "./problem-cases";

const sentence = "A sentence about it.";

testProblems(example.report, [
  [body('import { env } from "node:process"'), "33:1 body: code isn't allowed…"],
  [body("{process.env.SMTP_PASS}"), "33:1 body: has a { that starts code, which isn't allowed…"],
  [body("<script></script>"), "33:1 body: <script> isn't an allowed element; allowed: Figure,…"],
  [body('<Findings title="A"></Findings>'), "33:1 body: <Findings> isn't an allowed element; did…"],
  [
    ['<Finding title="A finding">', '<Finding title="A" text="B">'],
    '37:1 body: <Finding> has no attribute "text"…',
  ],
  [
    [' label="Contact Us"', " label={process.env.SMTP_PASS}"],
    "43:1 body: <CallToAction> label must be text in quotes",
    '43:1 body: <CallToAction> needs the attribute "label"',
  ],
  [
    [' to="/contact"', ' to="/contact" {...process.env}'],
    "43:1 body: <CallToAction> has attributes in braces…",
  ],
  [['to="/contact"', 'to=""'], '43:1 body: <CallToAction> needs the attribute "to"'],
  [[sentence, 'Text <Note title="A">in a line</Note>.'], "39:6 body: <Note> is in the middle of a line…"],
  [["</CallToAction>\n", ""], "43:1 body: has <CallToAction> without its closing tag…"],
  [["</Finding>", "</Note>"], "41:1 body: has </Note> where </Finding> is expected…"],
  [body("</Note>"), "33:2 body: closes an element that was never opened: remove it"],
  [
    body('<Finding title="A">\n\n<Phase period="1" title="A">\n\nText\n\n</Phase>\n\n</Finding>'),
    "35:1 body: <Phase> is outside <Phases>: put it between <Phases> and </Phases>",
  ],
  [
    body("<Phases>\n\nSome text.\n\n</Phases>"),
    "35:1 body: isn't allowed in <Phases>, which can only contain <Phase>",
  ],
  [body("5 <7 is so"), "33:4 body: has a < that starts an element…"],
  [body('<Note title="The "best" time">'), "33:23 body: has a < that starts an element…"],
  [body("<!-- later -->"), "33:2 body: has an HTML comment, which isn't allowed: remove it"],
  [body("<https://example.org>"), "33:8 body: has an address between < and >…"],
  [body("<Note title=Note>"), "33:13 body: has an attribute without double quotes…"],
  ...["<Note title=“Curly”>", "<Note title=‘Curly’>", "<Note title=«Curly»>"].map(
    (tag) => [body(tag), "33:13 body: has curly quotes around an attribute…"] as const,
  ),
  [body('<Note title="Half">\n\n<Phase period="1” title="A" />'), "35:17 body: has curly quotes…"],
  [body('<Note title="Half”>\n\nThe "end"'), "33:18 body: has curly quotes around an attribute…"],
  [body('<Note title="The “best” time" text=Note>'), "33:36 body: has an attribute without double quotes…"],
  [body("import duties rose"), "33:15 body: starts with import or export…"],
  [["(#summary)", "(#sumary)"], "35:43 body: links to #sumary, which isn't a heading on this page…"],
  [["(/contact)", "(/example-terms#2-second-section)"], "35:20 body: links to #2-second-section…"],
  [["(/contact)", "(/contat?from=report#form)"], "35:20 body: links to /contat…"],
  [[sentence, "A [link][there].\n\n[there]: /contat"], "41:1 body: links to /contat…"],
  [["(/contact)", "(info@example.com)"], '35:20 body: links to "info@example.com"; did you mean mailto:…'],
  [["(/contact)", "(JavaScript:alert)"], '35:20 body: links to "JavaScript:alert"…'],
  [['to="/contact"', 'to="javascript:alert(1)"'], '43:1 body: links to "javascript:alert(1)"…'],
  [["(/contact)", "(https://[x)"], '35:20 body: links to "https://[x", which browsers can\'t open'],
  [["(/contact)", "(tel:+44-20-7946-0018)"]],
  [["(/contact)", "(tel:020-7946-0018)"], '35:20 body: links to "tel:020-7946-0018": write a phone…'],
  [["(/contact)", "(tel:+44-020-7946-0018)"], '35:20 body: links to "tel:+44-020-7946-0018": write…'],
  [["## Summary", "# Summary"], "33:1 body: # is for the page's title…"],
  [[sentence, "![A chart](chart.png)"], "39:1 body: pictures aren't allowed here…"],
  [body("##No blank"), "33:1 body: has a typo in Markdown…"],
  [body("A **bold **word"), "33:1 body: has a typo in Markdown…"],
  [body("| a | b |\n| 1 | 2 |"), "33:1 body: has a typo in Markdown…"],
  [body("a | b\n--- | --- | ---\n1 | 2"), "33:1 body: has a typo in Markdown…"],
  [
    body("| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 4 | \\| |\n| `5|6` | 7 |\n| 8 | |\nNo cell"),
    "35:1 body: has 3 cells, but the table's header has 2…",
    "37:1 body: has 3 cells, but the table's header has 2…",
    "39:1 body: has 1 cell, but the table's header has 2…",
  ],
  [body("A paragraph\nof two lines.\n---"), "33:1 body: has a line of dashes or equals signs below it…"],
  [body("- An item\n  ---"), "33:3 body: has a line of dashes or equals signs below it…"],
  [body("A paragraph\n="), "33:1 body: has a line of dashes or equals signs below it…"],
  [body("A paragraph\n\n---")],
  [body("A mark** and [sic] (that is so) #1 | 2")],
  ...[
    ["(/contact)", "(https://example.org\u200B)", "U+200B (zero width space)"],
    ["(/contact)", "(/contact\u2060)", "U+2060 (word joiner)"],
    ["(/contact)", "(mailto:ana@example\u00AD.org)", "U+00AD (soft hyphen)"],
    ["(/contact)", "(<tel:+1 212\u00A0555>)", "U+00A0 (no-break space)"],
  ].map(
    ([from = "", to = "", name]) =>
      [
        [from, to] as const,
        `35:20 body: links to an address that has the invisible character ${name}: remove it`,
      ] as const,
  ),
  [
    ['to="/contact"', 'to="/contact\uFEFF"'],
    "43:1 body: links to an address that has the invisible character U+FEFF (byte order mark): remove it",
  ],
  [
    ["(#summary)", "(#\u200Bsummary), and https://example.org\u200B is another"],
    "35:43 body: links to an address that has the invisible character U+200B…",
    "35:80 body: links to an address that has the invisible character U+200B…",
  ],
  [
    ['<Finding title="A finding">', '<Finding title="A **good** finding">'],
    '37:1 body: <Finding> title has Markdown, which the page would show as typed, "**good**": remove…',
  ],
  [['to="/contact"', 'to="https://example.org/_a_"']],
  [body("Turned &#x202E;round"), "33:1 body: contains a code for an invisible character…"],
  [body('[A link](/contact "&#x2066;")'), "33:1 body: contains a code for an invisible character…"],
  [
    body('<Note title="&#x202E;Round">\n\nText\n\n</Note>'),
    "33:1 body: contains a code for an invisible character…",
  ],
  [
    body("Text[^1]\n\n[^1]: A note"),
    "33:5 body: footnotes aren't allowed…",
    "35:1 body: footnotes aren't allowed…",
  ],
  [
    body("##\n\n### 🎉\n\n## 🎉 A party"),
    "33:1 body: is a heading without letters or digits: add words",
    "35:1 body: is a heading without letters or digits: add words",
  ],
]);

testProblems(example.legal, [[["## 1. First section\n\nA paragraph.\n", ""], "9:1 body: is empty"]]);
