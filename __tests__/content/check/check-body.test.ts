import { example } from "../copy-of-content";
import { body, csv, testProblems } from "./problem-cases";

const sentence = "A sentence about it.";

testProblems(example.report, [
  [body('import { env } from "node:process"'), "24:1 body: code isn't allowed…"],
  [body("{process.env.SMTP_PASS}"), "24:1 body: has a { that starts code, which isn't allowed…"],
  [body("<script></script>"), "24:1 body: <script> isn't an allowed element; allowed: KeyFigures…"],
  [body('<Findings title="A"></Findings>'), "24:1 body: <Findings> isn't an allowed element; did…"],
  [["<KeyFigures>", '<KeyFigures title="A">'], '28:1 body: <KeyFigures> has no attribute "title"…'],
  [
    [' value="10"', " value={process.env.SMTP_PASS}"],
    "30:1 body: <Figure> value must be text in quotes",
    '30:1 body: <Figure> needs the attribute "value"',
  ],
  [[' value="10"', ' value="10" {...process.env}'], "30:1 body: <Figure> has attributes in braces…"],
  [['to="/contact"', 'to=""'], '40:1 body: <CallToAction> needs the attribute "to"'],
  [[sentence, 'Text <Note title="A">in a line</Note>.'], "36:6 body: <Note> is in the middle of a line…"],
  [["</KeyFigures>\n", ""], "28:1 body: has <KeyFigures> without its closing tag…"],
  [["</Finding>", "</Note>"], "38:1 body: has </Note> where </Finding> is expected…"],
  [body("</Note>"), "24:2 body: closes an element that was never opened: remove it"],
  [
    body('<Finding title="A">\n\n<Phase period="1" title="A">\n\nText\n\n</Phase>\n\n</Finding>'),
    "26:1 body: <Phase> is outside <Phases>: put it between <Phases> and </Phases>",
  ],
  [
    ['<Figure value="10" label="tests" />', "Some text."],
    "30:1 body: isn't allowed in <KeyFigures>, which can only contain <Figure>",
  ],
  [body("5 <7 is so"), "24:4 body: has a < that starts an element…"],
  [body('<Note title="The "best" time">'), "24:23 body: has a < that starts an element…"],
  [body("<!-- later -->"), "24:2 body: has an HTML comment, which isn't allowed: remove it"],
  [body("<https://example.org>"), "24:8 body: has an address between < and >…"],
  [body("<Note title=Note>"), "24:13 body: has an attribute without double quotes…"],
  ...["<Note title=“Curly”>", "<Note title=‘Curly’>", "<Note title=«Curly»>"].map(
    (tag) => [body(tag), "24:13 body: has curly quotes around an attribute…"] as const,
  ),
  [body('<Note title="Half">\n\n<Phase period="1” title="A" />'), "26:17 body: has curly quotes…"],
  [body('<Note title="Half”>\n\nThe "end"'), "24:18 body: has curly quotes around an attribute…"],
  [body('<Note title="The “best” time" text=Note>'), "24:36 body: has an attribute without double quotes…"],
  [body("import duties rose"), "24:15 body: starts with import or export…"],
  [["(#summary)", "(#sumary)"], "26:43 body: links to #sumary, which isn't a heading on this page…"],
  [["(/contact)", "(/example-terms#2-second-section)"], "26:20 body: links to #2-second-section…"],
  [["(/contact)", "(/contat?from=report#form)"], "26:20 body: links to /contat…"],
  [[sentence, "A [link][there].\n\n[there]: /contat"], "38:1 body: links to /contat…"],
  [["(/contact)", "(info@example.com)"], '26:20 body: links to "info@example.com"; did you mean mailto:…'],
  [["(/contact)", "(JavaScript:alert)"], '26:20 body: links to "JavaScript:alert"…'],
  [['to="/contact"', 'to="javascript:alert(1)"'], '40:1 body: links to "javascript:alert(1)"…'],
  [["(/contact)", "(https://[x)"], '26:20 body: links to "https://[x", which browsers can\'t open'],
  [["(/contact)", "(tel:+44-20-7946-0018)"]],
  [["(/contact)", "(tel:020-7946-0018)"], '26:20 body: links to "tel:020-7946-0018": write a phone…'],
  [["(/contact)", "(tel:+44-020-7946-0018)"], '26:20 body: links to "tel:+44-020-7946-0018": write…'],
  [["## Summary", "# Summary"], "24:1 body: # is for the page's title…"],
  [[sentence, "![A chart](chart.png)"], "36:1 body: pictures aren't allowed here…"],
  [body("##No blank"), "24:1 body: has a typo in Markdown…"],
  [body("A **bold **word"), "24:1 body: has a typo in Markdown…"],
  [body("| a | b |\n| 1 | 2 |"), "24:1 body: has a typo in Markdown…"],
  [body("a | b\n--- | --- | ---\n1 | 2"), "24:1 body: has a typo in Markdown…"],
  [
    body("| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 4 | \\| |\n| `5|6` | 7 |\n| 8 | |\nNo cell"),
    "26:1 body: has 3 cells, but the table's header has 2…",
    "28:1 body: has 3 cells, but the table's header has 2…",
    "30:1 body: has 1 cell, but the table's header has 2…",
  ],
  [body("A paragraph\nof two lines.\n---"), "24:1 body: has a line of dashes or equals signs below it…"],
  [body("- An item\n  ---"), "24:3 body: has a line of dashes or equals signs below it…"],
  [body("A paragraph\n="), "24:1 body: has a line of dashes or equals signs below it…"],
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
        `26:20 body: links to an address that has the invisible character ${name}: remove it`,
      ] as const,
  ),
  [
    ['to="/contact"', 'to="/contact\uFEFF"'],
    "40:1 body: links to an address that has the invisible character U+FEFF (byte order mark): remove it",
  ],
  [
    ["(#summary)", "(#\u200Bsummary), and https://example.org\u200B is another"],
    "26:43 body: links to an address that has the invisible character U+200B…",
    "26:80 body: links to an address that has the invisible character U+200B…",
  ],
  [
    ['"figures.csv"', '"figures.csv\u200B"'],
    `content/${csv}:1:1 isn't used by the report in this folder: use it or remove it`,
    "46:1 body: <BarChart> uses the file figures.csv\\u{200B}, which isn't in this folder; it has the invisible character U+200B (zero width space): remove it…",
  ],
  [
    ['<Finding title="A finding">', '<Finding title="A **good** finding">'],
    '34:1 body: <Finding> title has Markdown, which the page would show as typed, "**good**": remove…',
  ],
  [['to="/contact"', 'to="https://example.org/_a_"']],
  [body("Turned &#x202E;round"), "24:1 body: contains a code for an invisible character…"],
  [body('[A link](/contact "&#x2066;")'), "24:1 body: contains a code for an invisible character…"],
  [
    body('<Note title="&#x202E;Round">\n\nText\n\n</Note>'),
    "24:1 body: contains a code for an invisible character…",
  ],
  [
    body("Text[^1]\n\n[^1]: A note"),
    "24:5 body: footnotes aren't allowed…",
    "26:1 body: footnotes aren't allowed…",
  ],
  [
    body("##\n\n### 🎉\n\n## 🎉 A party"),
    "24:1 body: is a heading without letters or digits: add words",
    "26:1 body: is a heading without letters or digits: add words",
  ],
]);

testProblems(example.legal, [[["## 1. First section\n\nA paragraph.\n", ""], "9:1 body: is empty"]]);
