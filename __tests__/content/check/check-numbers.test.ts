import { checkNumbers } from "../../../src/content/check/check-numbers";
import { readContent } from "../../../src/content/files/read-content";
import { problemLine } from "../../../src/content/model/problem";
import { all, type Edit, replace } from "../copy-of-content";
import { findAfter } from "../find-after";

const at = (slug: string) => `reports/${slug}/index.mdx`;
const [sem, googleAds, voice] = [
  at("sem-trends-report"),
  at("google-ads-roi-report"),
  at("voice-search-report"),
];
const study = "studies/voice-search-local-seo.yaml";

const problemsAfter = (edit: Edit) =>
  findAfter(
    edit,
    (content) => checkNumbers(readContent(content).files),
    (path) => /^(reports|studies)?(\/|$)/.test(path),
  );

const problemsOf = (edit: Edit) =>
  problemsAfter(edit).map((problem) => problemLine(problem).replace(/^content\/|:\d+:\d+/g, ""));

const paragraph = (file: string, text: string) => replace(file, "\n## ", `\n${text}\n\n## `);

test("ten wrong numbers in fields, bodies, figures and a study are found, with the nearest right one", () => {
  const problems = problemsOf(
    all(
      replace(sem, "We analyzed 750+", "We analyzed 760+"),
      replace(sem, "- Campaigns with first-party data showed +89%", "- First-party data showed +98%"),
      replace(sem, "The 68%/32% is the split", "The 86%/32% is the split"),
      replace(sem, "The +89% compares", "The −89% compares"),
      replace(sem, "title: Mobile leads desktop, 68%", "title: Mobile leads desktop, 70%"),
      replace(
        googleAds,
        "description: Smart bidding is used by 87%",
        "description: Smart bidding is used by 78%",
      ),
      replace(googleAds, "(ROI) of +40% on average", "(ROI) of +45% on average"),
      paragraph(googleAds, "They spend $5,000, or 2.5× as much."),
      replace(study, "25% of paid clicks", "24% of paid clicks"),
    ),
  );
  expect(problems).toEqual([
    `${googleAds} description: 78% isn't in this report's data; bidding-of-top-performers has 87%, facts has +40%`,
    `${googleAds} body: $5,000 isn't in this report's data: add it to \`figures\` or \`facts\`, or remove it`,
    `${googleAds} body: 2.5× isn't in this report's data: add it to \`figures\` or \`facts\`, or remove it`,
    `${googleAds} body: +45% isn't in this report's data; facts has +40%, bidding-of-top-performers has 13%`,
    `${sem} summary: 760+ isn't in this report's data; sample has 750+, first-party-data has 189+`,
    `${sem} findings[0]: +98% isn't in this report's data; first-party-data has 100%, facts has +89%, companion-benchmarks has 87%`,
    `${sem} figures[1].title: 70% isn't in this report's data; devices has 68%, companion-benchmarks has +62%, facts has +89%`,
    `${sem} body: −89% isn't in this report's data; companion-benchmarks has 87%, first-party-data has 100%, devices has 68%`,
    `${sem} body: 86% isn't in this report's data; companion-benchmarks has 87%, facts has +89%, first-party-data has 100%`,
    `Note: content/${study} findings[0]: 24% isn't in the data of its report; paid-clicks has 25%`,
  ]);
});

test("after a change of a value, each place that still has the old number is found", () => {
  const edit = all(
    replace(sem, "Mobile, value: 68", "Mobile, value: 58"),
    replace(sem, "Desktop, value: 32", "Desktop, value: 42"),
  );
  const problems = problemsOf(edit);
  expect(problems.length).toBeGreaterThan(3);
  expect(problems.filter((problem) => !/; .*devices has (58|42)%/.test(problem))).toEqual([]);
});

test.each([
  ["the rest of a tally", "Others have 75%.", []],
  ["the basis of a value", "It has +12%.", []],
  ["a value below zero", "It fell by −7%, or –7%.", []],
  ["an amount of money", "It cost €1.50.", []],
  ["an amount in another currency", "It cost $1.50.", ["$1.50"]],
])("%s is a known number", (_, text, wrong) => {
  const figure = `  - id: others
    kind: table
    title: Others
    source: A test
    rows:
      - { name: One, value: 88, basis: "Without: +12%" }
      - { name: Two, value: −7, unit: "%" }
      - { name: Three, value: 1.5, unit: € }
back:`;
  const edit = all(replace(voice, "back:", figure), paragraph(voice, text));
  expect(problemsOf(edit).map((problem) => / body: (\S+)/.exec(problem)?.[1])).toEqual(wrong);
});

test("a wrong number in the middle of a long paragraph has its own position", () => {
  const edit = paragraph(voice, "One line.\nThe second line *has* 26% in it.");
  expect(problemsAfter(edit)).toMatchObject([{ file: voice, field: "body", column: 23 }]);
});

test("a study with another number than its report gets a note, because one proposal can't change both", () => {
  const problems = problemsAfter(replace(study, "25% of paid clicks", "24% of paid clicks"));
  expect(problems).toMatchObject([{ file: study, severity: "note" }]);
});

test("a text may use the numbers in `facts`, with or without their sign", () => {
  const facts = 'facts:\n  - value: "+12%"\n    meaning: Counted by hand.\nback:';
  const edit = all(replace(voice, "back:", facts), paragraph(voice, "A gain of 12%, or +12%."));
  expect(problemsOf(edit)).toEqual([]);
});

test("years, schedules and counts without a sign aren't checked", () => {
  const edit = paragraph(voice, "In 2025-2026, 3 shops of 12 opened on Q1 7, for 24 h. 90-day terms.");
  expect(problemsOf(edit)).toEqual([]);
});

test("a report that can't be parsed causes no further problems, even in other files", () => {
  const edit = all(
    replace(sem, "team: Research Team", 'team: "Research Team'),
    replace(study, "25%", "25 %"),
  );
  expect(problemsOf(edit)).toEqual([]);
  expect(problemsOf(replace(sem, "value: 68", "value: 68%"))).toEqual([]);
});
