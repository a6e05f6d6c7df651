import { type BrokenContent } from "./broken-content";
import { at, beforeBody, example, lineOf, replace } from "../copy-of-content";

const { report, legal } = example;

const elements =
  "KeyFigures, Figure, Finding, Phases, Phase, Note, CallToAction, BarChart, ShareBar, BenchmarkTable";
const addresses =
  "allowed are pages of the site such as /contact, and addresses that start with https:, mailto: or tel:";
const expression = "an expression in braces is not allowed: a body is text, not code";

/** Bodies that hold more than Markdown, working links and the allowed elements. */
export const brokenBodies: readonly BrokenContent[] = [
  {
    name: "an import",
    edit: beforeBody('import { env } from "node:process"'),
    problems: [`${at(report, "import")} body: import and export are not allowed: a body is text, not code`],
  },
  {
    name: "an export",
    edit: beforeBody("export const one = 1"),
    problems: [`${at(report, "export")} body: import and export are not allowed: a body is text, not code`],
  },
  {
    name: "an expression between paragraphs",
    edit: beforeBody("{process.env.SMTP_PASS}"),
    problems: [`${at(report, "{process.env.SMTP_PASS")} body: ${expression}`],
  },
  {
    name: "an expression in a paragraph",
    edit: replace(report, "A paragraph with", "A {process.env.SMTP_PASS} with"),
    problems: [`${at(report, "A ^{process")} body: ${expression}`],
  },
  ...["script", "iframe", "style", "div", "Chart", "constructor", "__proto__"].map((name) => ({
    name: `the element <${name}>`,
    edit: beforeBody(`<${name}></${name}>`),
    problems: [
      `${at(report, `<${name}>`)} body: <${name}> is not an allowed element; allowed are: ${elements}`,
    ],
  })),
  {
    name: "an element without an attribute",
    edit: replace(report, ' label="tests"', ""),
    problems: [`${at(report, "<Figure")} body: <Figure> needs the attribute "label"`],
  },
  {
    name: "an element with an empty attribute",
    edit: replace(report, ' label="tests"', ' label=" "'),
    problems: [`${at(report, "<Figure")} body: <Figure> needs the attribute "label"`],
  },
  {
    name: "an attribute that the element has not",
    edit: replace(report, ' label="tests"', ' label="tests" colour="red"'),
    problems: [
      `${at(report, "<Figure")} body: <Figure> has no attribute "colour"; allowed are: value, label`,
    ],
  },
  {
    name: "an attribute of an element that has none",
    edit: replace(report, "<KeyFigures>", '<KeyFigures title="Figures">'),
    problems: [`${at(report, "<KeyFigures")} body: <KeyFigures> has no attribute "title"; allowed are: none`],
  },
  {
    name: "an attribute with braces",
    edit: replace(report, ' value="10"', " value={process.env.SMTP_PASS}"),
    problems: [
      `${at(report, "<Figure")} body: <Figure> value is not a text in quotes`,
      `${at(report, "<Figure")} body: <Figure> needs the attribute "value"`,
    ],
  },
  {
    name: "attributes in braces",
    edit: replace(report, ' value="10"', ' value="10" {...process.env}'),
    problems: [
      `${at(report, "<Figure")} body: <Figure> has attributes in braces, only name="text" is allowed`,
    ],
  },
  {
    name: "an event attribute",
    edit: replace(report, ' value="10"', ' value="10" onclick="alert(1)"'),
    problems: [
      `${at(report, "<Figure")} body: <Figure> has no attribute "onclick"; allowed are: value, label`,
    ],
  },
  {
    name: "an event attribute with braces",
    edit: replace(report, ' value="10"', ' value="10" onClick={alert}'),
    problems: [`${at(report, "<Figure")} body: <Figure> onClick is not a text in quotes`],
  },
  {
    name: "an element within a line",
    edit: replace(report, "A sentence about it.", 'Text <Note title="Note">in a line</Note>.'),
    problems: [
      `${at(report, "Text ^<Note")} body: <Note> stands within a line: put its tags on lines of their own`,
    ],
  },
  {
    name: "an unclosed element",
    edit: replace(report, "</KeyFigures>\n", ""),
    problems: [
      `${at(report, "<KeyFigures>")} body: has <KeyFigures> without its end: add </KeyFigures> on a line of its own`,
    ],
  },
  {
    name: "a wrong closing tag",
    edit: replace(report, "</Finding>", "</Note>"),
    problems: [
      `${at(report, "</Note>")} body: has </Note> where </Finding> is expected: <Finding> (line ${lineOf(report, "<Finding")}) is still open`,
    ],
  },
  {
    name: "an unclosed brace",
    edit: replace(report, "A sentence about it.", "A sentence { about it."),
    problems: [
      `${at(report, "A sentence { about it.^")} body: has a { that begins code, and code is not allowed: write \\{ for the character`,
    ],
  },
  ...[
    ["<^/Note>", "ends an element that was not begun: remove it"],
    ["5 <^7 is so", "has a < that begins an element and does not end like one: write \\<…"],
    ["<^!-- later -->", "has an HTML comment, which is not allowed: remove it"],
    ["<https:^//example.org>", "has an address between < and >: write [words](address)"],
    [
      "<Note title=^Note>",
      'has an attribute whose text is not between double quotes: name="text"',
    ],
    ["import duties ^rose", "begins with import or export, which is code here…"],
    ["Some ^<b>bold text.", `<b> is not an allowed element; allowed are: ${elements}`],
    ["Some^<br>", `<br> is not an allowed element; allowed are: ${elements}`],
    ['<Note title="A">\n\n^<b>\n\n</Note>', `<b> is not an allowed element; allowed are: ${elements}`],
  ].map(([marker = "", message]) => ({
    name: `the text ${marker}`,
    edit: beforeBody(marker.replace("^", "")),
    problems: [`${at(report, marker)} body: ${message}`],
  })),
  {
    name: "a figure outside the key figures",
    edit: beforeBody('<Figure value="10" label="tests" />'),
    problems: [
      `${at(report, "<Figure")} body: <Figure> stands outside <KeyFigures>: put it between <KeyFigures> and </KeyFigures>`,
    ],
  },
  {
    name: "a phase outside the phases",
    edit: beforeBody(
      '<Finding title="A">\n\n<Phase period="1" title="A">\n\nText\n\n</Phase>\n\n</Finding>',
    ),
    problems: [
      `${at(report, "<Phase")} body: <Phase> stands outside <Phases>: put it between <Phases> and </Phases>`,
    ],
  },
  {
    name: "text between key figures",
    edit: replace(report, '<Figure value="10" label="tests" />', "Some text."),
    problems: [`${at(report, "Some")} body: stands in <KeyFigures>, where only <Figure> may stand`],
  },
  {
    name: "a misspelt element",
    edit: beforeBody('<Findings title="A"></Findings>'),
    problems: [
      `${at(report, "<Findings")} body: <Findings> is not an allowed element; did you mean "Finding"? Allowed are: ${elements}`,
    ],
  },
  {
    name: "a misspelt attribute",
    edit: replace(report, 'label="tests"', 'lable="tests"'),
    problems: [
      `${at(report, "<Figure")} body: <Figure> has no attribute "lable"; did you mean "label"? Allowed are: value, label`,
      `${at(report, "<Figure")} body: <Figure> needs the attribute "label"`,
    ],
  },
  {
    name: "a link to no heading of the text",
    edit: replace(report, "(#summary)", "(#sumary)"),
    problems: [
      `${at(report, "[place")} body: links to #sumary, which is no heading of this text; did you mean #summary?`,
    ],
  },
  {
    name: "a link to no heading of another text",
    edit: replace(report, "(/contact)", "(/example-terms#2-second-section)"),
    problems: [
      `${at(report, "[link")} body: links to #2-second-section, which is no heading of /example-terms; there are: #1-first-section`,
    ],
  },
  {
    name: "a heading of the first level",
    edit: replace(report, "## Summary", "# Summary"),
    problems: [
      `${at(report, "# Summary")} body: # is the page's title, which the front matter holds: start with ##`,
    ],
  },
  {
    name: "a picture",
    edit: replace(report, "A sentence about it.", "![A chart](chart.png)"),
    problems: [
      `${at(report, "![A chart](chart.png)")} body: a picture is not allowed in a body: name it in a picture field of the front matter`,
    ],
  },
  {
    name: "a link to no route",
    edit: replace(report, "(/contact)", "(/contat?from=report#form)"),
    problems: [
      `${at(report, "[link")} body: links to /contat, which is no page of the site; did you mean /contact?`,
    ],
  },
  {
    name: "a link by reference to no route",
    edit: replace(report, "A sentence about it.", "A [link][there].\n\n[there]: /contat"),
    problems: [
      `${at(report, "[there]:")} body: links to /contat, which is no page of the site; did you mean /contact?`,
    ],
  },
  {
    name: "an element's link to no route",
    edit: replace(report, 'to="/contact"', 'to="/contat"'),
    problems: [
      `${at(report, "<CallToAction")} body: links to /contat, which is no page of the site; did you mean /contact?`,
    ],
  },
  {
    name: "a javascript: link",
    edit: replace(report, "(/contact)", "(JavaScript:alert)"),
    problems: [`${at(report, "[link")} body: links to "JavaScript:alert", ${addresses}`],
  },
  {
    name: "an element's javascript: link",
    edit: replace(report, 'to="/contact"', 'to="javascript:alert(1)"'),
    problems: [`${at(report, "<CallToAction")} body: links to "javascript:alert(1)", ${addresses}`],
  },
  {
    name: "an empty body",
    edit: replace(legal, "## 1. First section\n\nA paragraph.\n", ""),
    problems: [`${at(legal, "\n---\n^")} body: is empty`],
  },
];
