import { all, example, replace } from "../copy-of-content";
import { redirects, tagline, testProblems } from "./problem-cases";

const { legal, report, service, study } = example;
const draftService = replace(service, "name: E", "draft: true\nname: E");
const draftReport = replace(report, "title: An", "draft: true\ntitle: An");
const draftStudy = replace(study, "title: An", "draft: true\ntitle: An");

testProblems(study, [
  [
    ["title: An Example Study", "title: _Title."],
    '1:8 title: still has the template\'s text "_Title.": write your own, or keep `draft: true`',
  ],
  [all(draftStudy, replace(study, "title: An Example Study", "title: _Title."))],
  [["title: An Example Study", "title: Names with an _underscore"]],
  [draftReport, '13:9 report: refers to the Report "example-report", which is a draft: publish it first…'],
  [all(draftReport, draftStudy)],
]);

testProblems(service, [
  [["- A paragraph on what it is.", "- _One."], "13:7 what.paragraphs[0]: still has the template's…"],
  [all(draftService, replace(service, "order: 90\n", "")), `Note: content/${service}:1:1 order: is missing…`],
  [
    all(replace(service, "name: E", "draft: true # later\nname: E"), tagline("One: sentence")),
    `Note: content/${service}:10:10 tagline: has a colon and a space in the text…`,
  ],
  [
    all(replace(service, "name: E", "draft: false\nname: E"), tagline("One: sentence")),
    "10:10 tagline: has a colon and a space in the text…",
  ],
  [
    all(draftService, redirects(`/services/example-service /contact`)),
    `Note: content/${service}:1:1 has the address /services/example-service, which redirects.yaml…`,
  ],
  [["name: E", "draft: maybe\nname: E"], '1:8 draft: is the text "maybe": use true or false'],
]);

testProblems(legal, [
  [[/^lead: .*$/m, "lead: _Text."], '3:7 lead: still has the template\'s text "_Text.": write your own'],
]);

testProblems("pages/home.yaml", [[["seo:", "draft: true\nseo:"], "25:1 draft: isn't a known field…"]]);

testProblems(report, [
  [
    all(
      draftReport,
      draftStudy,
      replace(report, /^category: .*$/m, ""),
      replace(report, "<Figure", "<Figures"),
    ),
    `Note: content/${report}:2:1 category: is missing…`,
    `Note: content/${report}:22:9 figures[0].id: is never shown…`,
    `Note: content/${report}:50:1 body: <Figures> isn't an allowed element…`,
  ],
  [
    all(draftService, replace(report, "(/contact)", "(/services/example-service)")),
    "35:20 body: links to /services/example-service, which is a draft: publish it first…",
  ],
]);

const later = (file: string) => replace(file, "2025-02-28", "2999-01-31");
const note = `Note: content/${report}:7:7 date: is 2999-01-31, so the site shows it from that day on`;
const noteOnReference = (file: string, position: string) =>
  `Note: content/${file}:${position} report: refers to the Report "example-report", which the site shows from 2999-01-31 on, so there's no link to it until then`;
const noteOnStudy = noteOnReference(study, "13:9");
const linked = replace(service, "to: /contact", "to: /research/example-report");
const problem =
  "links to /research/example-report, which the site shows from 2999-01-31 on: link to another…";

testProblems(report, [
  [later(report), note, noteOnStudy],
  [all(later(report), linked), note, `content/${service}:42:38 closing.action.to: ${problem}`, noteOnStudy],
  [
    all(later(report), replace(legal, "## ", "[The report](/research/example-report)\n\n## ")),
    `content/${legal}:10:1 body: ${problem}`,
    note,
    noteOnStudy,
  ],
  [
    all(later(report), replace(service, "what:", "report: example-report\nwhat:")),
    note,
    noteOnReference(service, "10:9"),
    noteOnStudy,
  ],
  [all(later(report), linked, draftService), note, noteOnStudy],
  [
    all(later(report), replace(report, "(#summary)", "(/research/example-report#summary)")),
    note,
    noteOnStudy,
  ],
  [all(later(report), draftStudy), note],
  [all(later(report), draftReport, draftStudy)],
  [
    all(later(report), replace(report, /^category: .*$/m, "")),
    `content/${report}:2:1 category: is missing…`,
    note,
    noteOnStudy,
  ],
]);
