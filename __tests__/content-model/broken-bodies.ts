import { type BrokenContent } from "./broken-content";
import { beforeBody, example, replace } from "./copy-of-content";

const { report, legal } = example;

const inReport = "content/reports/example-report/index.mdx";
const elements =
  "KeyFigures, Figure, Finding, Phases, Phase, Note, CallToAction, BarChart, ShareBar, BenchmarkTable";
const addresses = "allowed are routes such as /contact, and https:, mailto: or tel: addresses";
const expression = "an expression in braces is not allowed: a body is text, not code";

/** Bodies that hold more than Markdown, working links and the allowed elements. */
export const brokenBodies: readonly BrokenContent[] = [
  {
    name: "an import",
    edit: beforeBody('import { env } from "node:process"'),
    faults: [`${inReport}:30:1 body: import and export are not allowed: a body is text, not code`],
  },
  {
    name: "an export",
    edit: beforeBody("export const one = 1"),
    faults: [`${inReport}:30:1 body: import and export are not allowed: a body is text, not code`],
  },
  {
    name: "an expression between paragraphs",
    edit: beforeBody("{process.env.SMTP_PASS}"),
    faults: [`${inReport}:30:1 body: ${expression}`],
  },
  {
    name: "an expression in a paragraph",
    edit: replace(report, "A paragraph with", "A {process.env.SMTP_PASS} with"),
    faults: [`${inReport}:32:3 body: ${expression}`],
  },
  ...["script", "iframe", "style", "div", "Chart", "constructor", "__proto__"].map((name) => ({
    name: `the element <${name}>`,
    edit: beforeBody(`<${name}></${name}>`),
    faults: [
      `${inReport}:30:1 body: <${name}> is not an allowed element; allowed are: ${elements}`,
    ],
  })),
  {
    name: "an element without an attribute",
    edit: replace(report, ' label="tests"', ""),
    faults: [`${inReport}:36:1 body: <Figure> needs the attribute "label"`],
  },
  {
    name: "an element with an empty attribute",
    edit: replace(report, ' label="tests"', ' label=" "'),
    faults: [`${inReport}:36:1 body: <Figure> needs the attribute "label"`],
  },
  {
    name: "an attribute that the element has not",
    edit: replace(report, ' label="tests"', ' label="tests" colour="red"'),
    faults: [
      `${inReport}:36:1 body: <Figure> has no attribute "colour"; allowed are: value, label`,
    ],
  },
  {
    name: "an attribute of an element that has none",
    edit: replace(report, "<KeyFigures>", '<KeyFigures title="Figures">'),
    faults: [`${inReport}:34:1 body: <KeyFigures> has no attribute "title"; allowed are: none`],
  },
  {
    name: "an attribute with braces",
    edit: replace(report, ' value="10"', " value={process.env.SMTP_PASS}"),
    faults: [
      `${inReport}:36:1 body: <Figure> value is not a text in quotes`,
      `${inReport}:36:1 body: <Figure> needs the attribute "value"`,
    ],
  },
  {
    name: "attributes in braces",
    edit: replace(report, ' value="10"', ' value="10" {...process.env}'),
    faults: [
      `${inReport}:36:1 body: <Figure> has attributes in braces, only name="text" is allowed`,
    ],
  },
  {
    name: "an event attribute",
    edit: replace(report, ' value="10"', ' value="10" onclick="alert(1)"'),
    faults: [
      `${inReport}:36:1 body: <Figure> has no attribute "onclick"; allowed are: value, label`,
    ],
  },
  {
    name: "an event attribute with braces",
    edit: replace(report, ' value="10"', ' value="10" onClick={alert}'),
    faults: [`${inReport}:36:1 body: <Figure> onClick is not a text in quotes`],
  },
  {
    name: "an element within a line",
    edit: replace(report, "A sentence about it.", 'Text <Note title="Note">in a line</Note>.'),
    faults: [
      `${inReport}:42:6 body: <Note> stands within a line: put its tags on lines of their own`,
    ],
  },
  {
    name: "an unclosed element",
    edit: replace(report, "</KeyFigures>\n", ""),
    faults: [
      `${inReport}:34:1 body: is not valid MDX: Expected a closing tag for \`<KeyFigures>\` (line 34)`,
    ],
  },
  {
    name: "a wrong closing tag",
    edit: replace(report, "</Finding>", "</Note>"),
    faults: [
      `${inReport}:44:1 body: is not valid MDX: Unexpected closing tag \`</Note>\`, expected corresponding closing tag for \`<Finding>\` (line 40)`,
    ],
  },
  {
    name: "an unclosed brace",
    edit: replace(report, "A sentence about it.", "A sentence { about it."),
    faults: [
      `${inReport}:42:23 body: is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\``,
    ],
  },
  {
    name: "a heading of the first level",
    edit: replace(report, "## Summary", "# Summary"),
    faults: [
      `${inReport}:30:1 body: # is the page's title, which the front matter holds: start with ##`,
    ],
  },
  {
    name: "a picture",
    edit: replace(report, "A sentence about it.", "![A chart](chart.png)"),
    faults: [
      `${inReport}:42:1 body: a picture is not allowed in a body: name it in a picture field of the front matter`,
    ],
  },
  {
    name: "a link to no route",
    edit: replace(report, "(/contact)", "(/contat?from=report#form)"),
    faults: [
      `${inReport}:32:20 body: links to /contat, which is no route of the site; did you mean /contact?`,
    ],
  },
  {
    name: "a link by reference to no route",
    edit: replace(report, "A sentence about it.", "A [link][there].\n\n[there]: /contat"),
    faults: [
      `${inReport}:44:1 body: links to /contat, which is no route of the site; did you mean /contact?`,
    ],
  },
  {
    name: "an element's link to no route",
    edit: replace(report, 'to="/contact"', 'to="/contat"'),
    faults: [
      `${inReport}:46:1 body: links to /contat, which is no route of the site; did you mean /contact?`,
    ],
  },
  {
    name: "a javascript: link",
    edit: replace(report, "(/contact)", "(JavaScript:alert)"),
    faults: [`${inReport}:32:20 body: links to "JavaScript:alert", ${addresses}`],
  },
  {
    name: "an element's javascript: link",
    edit: replace(report, 'to="/contact"', 'to="javascript:alert(1)"'),
    faults: [`${inReport}:46:1 body: links to "javascript:alert(1)", ${addresses}`],
  },
  {
    name: "an empty body",
    edit: replace(legal, "## 1. First section\n\nA paragraph.\n", ""),
    faults: ["content/legal/example-terms.mdx:9:1 body: is empty"],
  },
];
